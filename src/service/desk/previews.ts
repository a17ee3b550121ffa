// What grave acts would touch, in numbers. Nothing is written, and nothing that is secret read.
import type { Reach } from '../account-ports.ts'
import type { Context } from '../context.ts'
import { no } from '../errors.ts'
import { isBot } from '../live/wake.ts'
import type { ReseatInput } from '../shapes/people.ts'
import type { Desk } from './desk.ts'

/** All that an account has a hand in. */
export async function reachOf({ ports }: Context, account: string): Promise<Reach> {
  const reach = await ports.accounts.reach(account, ports.clock.now())
  if (!reach) throw no('account-unknown')
  return reach
}

/** Its games that would go to bots or resign. */
export async function banned(context: Context, account: string) {
  const reach = await reachOf(context, account)
  return { ...reach, games: await context.ports.games.unfinishedOf(account) }
}

/** What goes over, and the games in which both sit, which are in the way. */
export async function merged(context: Context, guest: string, into: string) {
  const reach = await reachOf(context, guest)
  const { games } = context.ports
  const [own, others] = await Promise.all([games.unfinishedOf(guest), games.unfinishedOf(into)])
  return { ...reach, inTheWay: own.filter((game) => others.includes(game)).length }
}

/** A table at which nobody would play on. */
export async function tableOf({ context, audiencesOf }: Desk, id: string) {
  const live = await context.live.of(id)
  if (!live) throw no('game-not-started')
  return live.do(({ game, live: { record } }) => {
    const seats = record.seats.map(({ seat, account }) => ({
      isBot: isBot(game, record, seat),
      isHere: account !== null && !game.resigned[seat],
    }))
    const open = game.open.length
    return () => ({
      players: seats.filter(({ isBot: bot, isHere }) => isHere && !bot).length,
      bots: seats.filter(({ isBot: bot }) => bot).length,
      resigned: game.resigned.filter((one) => one).length,
      events: game.version,
      questions: open,
      followersHere: audiencesOf(id).length,
    })
  })
}

/** Who would go, and how many games whoever comes plays already. */
export async function reseated(desk: Desk, id: string, { seat, account }: ReseatInput) {
  const live = await desk.context.live.of(id)
  if (!live) throw no('game-not-started')
  const taken = live.record.seats[seat]
  if (!taken) throw no('seat-unknown')
  const questions = await live.do(({ game }) => {
    const own = game.open.filter((one) => one.seat === seat).length
    return () => own
  })
  const { runningGames } = await reachOf(desk.context, account)
  return { before: taken.account, since: live.version, questions, runningGames }
}

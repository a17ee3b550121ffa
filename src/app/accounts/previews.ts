import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { isBot } from '../runtime/wake-time.ts'
import type { ReseatInput } from './admin-schema.ts'
import type { AccountImpact } from './port.ts'

export async function accountImpact({ ports }: Context, account: string): Promise<AccountImpact> {
  const reach = await ports.accounts.reach(account, ports.clock.now())
  if (!reach) throw serviceError('account-unknown')
  return reach
}

export async function previewBan(context: Context, account: string) {
  const reach = await accountImpact(context, account)
  return { ...reach, games: await context.ports.games.unfinishedOf(account) }
}

export async function previewMerge(context: Context, guest: string, into: string) {
  const reach = await accountImpact(context, guest)
  const { games } = context.ports
  const [own, others] = await Promise.all([games.unfinishedOf(guest), games.unfinishedOf(into)])
  return { ...reach, inTheWay: own.filter((game) => others.includes(game)).length }
}

export async function tableOf(context: Context, id: string) {
  const live = await context.live.load(id)
  if (!live) throw serviceError('game-not-started')
  return live.run(({ game, live: { record } }) => {
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
      followersHere: context.followers.countOf(id),
    })
  })
}

export async function previewReseat(context: Context, id: string, { seat, account }: ReseatInput) {
  const live = await context.live.load(id)
  if (!live) throw serviceError('game-not-started')
  const taken = live.record.seats[seat]
  if (!taken) throw serviceError('seat-unknown')
  const questions = await live.run(({ game }) => {
    const own = game.open.filter((one) => one.seat === seat).length
    return () => own
  })
  const { runningGames } = await accountImpact(context, account)
  return { before: taken.account, since: live.version, questions, runningGames }
}

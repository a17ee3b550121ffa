import { EntitySchema } from 'typeorm'
import type { NoticeStore } from '../../app/notices/port.ts'
import { lockAccount } from '../accounts/account-entities.ts'
import { integer, key, NULLABLE, text } from '../connection/columns.ts'
import type { Wires } from '../webhooks/webhook-deliveries.ts'
import { webhooks } from '../webhooks/webhook-entities.ts'
import { insertSecret } from '../webhooks/webhook-secrets.ts'

interface SettingsRow {
  readonly account: string
  readonly types: readonly string[]
  readonly quietFrom: number | null
  readonly quietUntil: number | null
  readonly timezone: string
}
export const noticeSettings = new EntitySchema<SettingsRow>({
  name: 'noticeSettings',
  tableName: 'notice_settings',
  columns: {
    account: key('uuid', 'account_id'),
    types: text(undefined, { array: true }),
    quietFrom: { ...integer('quiet_from', NULLABLE), type: 'smallint' },
    quietUntil: { ...integer('quiet_until', NULLABLE), type: 'smallint' },
    timezone: text(),
  },
})

export const gameMutes = new EntitySchema<{ readonly account: string; readonly game: string }>({
  name: 'gameMute',
  tableName: 'game_mutes',
  columns: {
    account: key('uuid', 'account_id'),
    game: key('uuid', 'game_id'),
  },
})

const kind = 'push'

const muted = `
select m.game_id as game from game_mutes as m join games as g on g.id = m.game_id
where m.account_id = $1 and g.status in ('open', 'running') order by 1 desc limit 1000`

export const noticeStore = ({ lobby, readers, notifier, keys }: Wires): NoticeStore => ({
  async settings(account) {
    const row = await readers.orm((manager) => manager.findOneBy(noticeSettings, { account }))
    if (!row) return null
    const { types, quietFrom: from, quietUntil: until, timezone } = row
    const quiet = from === null || until === null ? null : { from, until }
    return { types: types as never, quiet, timezone }
  },

  async save(account, { types, quiet, timezone }) {
    const quietFrom = quiet?.from ?? null
    const row = { account, types, quietFrom, quietUntil: quiet?.until ?? null, timezone }
    await lobby.orm((manager) => manager.upsert(noticeSettings, row, ['account']))
  },

  browsers: (account) =>
    readers.orm((manager) =>
      manager.find(webhooks, { where: { account, kind }, order: { id: 'ASC' } }),
    ),

  async subscribe({ id, account, label, url, host, events, madeAt }, secret, most) {
    const isMade = await lobby.ormTransaction(async (manager) => {
      if (!(await lockAccount(manager, account))) return false
      await manager.delete(webhooks, { kind, url })
      if ((await manager.countBy(webhooks, { account, kind })) >= most) return false
      const made = { id, account, kind, label, url, host, madeAt, lookedAt: madeAt } as const
      await manager.insert(webhooks, { ...made, events: [...events] })
      await insertSecret(manager, keys, id, secret)
      return true
    })
    if (isMade) notifier.notifyWebhooks()
    return isMade
  },

  async unsubscribe(account, id) {
    const { affected } = await lobby.orm((manager) =>
      manager.delete(webhooks, { account, id, kind }),
    )
    if (affected === 1) notifier.notifyWebhooks()
    return affected === 1
  },

  async muted(account) {
    const rows = await readers.query<{ game: string }>(muted, [account])
    return rows.map(({ game }) => game)
  },

  isMuted: (account, game) =>
    readers.orm((manager) => manager.existsBy(gameMutes, { account, game })),

  async mute(account, game, isMuted) {
    await lobby.orm((manager) =>
      isMuted
        ? manager.upsert(gameMutes, { account, game }, ['account', 'game'])
        : manager.delete(gameMutes, { account, game }),
    )
  },
})

import type { WebhookRecord } from '../webhooks/port.ts'
import type { NoticeSettings } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly notices: NoticeStore
    readonly pushKey: string
    pushSigner(keyId: string): PushSigner | null
  }
}

export interface PushSigner {
  readonly publicKey: string
  sign(text: string): string
}

export interface NoticeStore {
  settings(account: string): Promise<NoticeSettings | null>
  save(account: string, settings: NoticeSettings): Promise<void>
  browsers(account: string): Promise<WebhookRecord[]>
  /**
   * Stores a push subscription and replaces the earlier subscription of the same browser, even if
   * the browser now uses another account. Returns false if the account was deleted or has too many
   * subscriptions.
   */
  subscribe(browser: WebhookRecord, secret: string, most: number): Promise<boolean>
  unsubscribe(account: string, id: string): Promise<boolean>
  muted(account: string): Promise<string[]>
  isMuted(account: string, game: string): Promise<boolean>
  mute(account: string, game: string, isMuted: boolean): Promise<void>
}

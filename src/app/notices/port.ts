import type { WebhookRecord } from '../webhooks/port.ts'
import type { NoticeSettings } from './schema.ts'

declare module '../core/ports.ts' {
  interface Ports {
    readonly notices: NoticeStore
    /** Id of the service key that new subscriptions use. */
    readonly pushKey: string
    /** Returns null for an unknown key. */
    pushSigner(keyId: string): PushSigner | null
  }
}

/** The key that identifies this service to push services (VAPID). */
export interface PushSigner {
  /** An uncompressed point on the curve P-256, in base64url. */
  readonly publicKey: string
  /** Signs the text with ES256, as in a JWT. */
  sign(text: string): string
}

export interface NoticeStore {
  /** Null if the account has not changed any setting. */
  settings(account: string): Promise<NoticeSettings | null>
  save(account: string, settings: NoticeSettings): Promise<void>
  browsers(account: string): Promise<WebhookRecord[]>
  /**
   * Replaces the subscription of the same browser, whose account may have changed. Returns false if
   * the account was deleted or has reached the limit.
   */
  subscribe(browser: WebhookRecord, secret: string, most: number): Promise<boolean>
  unsubscribe(account: string, id: string): Promise<boolean>
  /** Returns the unfinished games that the account has muted. */
  muted(account: string): Promise<string[]>
  isMuted(account: string, game: string): Promise<boolean>
  mute(account: string, game: string, isMuted: boolean): Promise<void>
}

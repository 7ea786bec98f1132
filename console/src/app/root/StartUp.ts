import type { Client } from '@heed/contracts'
import { makeObservable, observable, runInAction } from 'mobx'
import { toFailure } from '../../lib/requests/failure.ts'
import type { NoticesStore } from '../NoticesStore.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { BrandingStore } from '../stores/BrandingStore.ts'
import type { LanguagesStore } from '../stores/LanguagesStore.ts'

interface Options {
  client: Client
  notices: NoticesStore
  reportError: (error: unknown) => void
  session: SessionStore
  branding: BrandingStore
  languages: LanguagesStore
  account: () => number | undefined
  knownAccount: () => number | undefined
  arriving: () => string | undefined
}

export class StartUp {
  state: 'waiting' | 'ready' | 'failed' = 'waiting'
  error: string | null = null
  /** Resolves when the first requests are sent or, for people who are signed out, when everything is loaded. */
  readonly asked: Promise<void>
  private readonly options: Options
  private tellAsked = () => {}

  constructor(options: Options) {
    this.options = options
    this.asked = new Promise((resolve) => {
      this.tellAsked = resolve
    })
    makeObservable(this, { state: observable, error: observable })
  }

  async run(): Promise<void> {
    const { session, branding, languages, account, knownAccount } = this.options
    this.set('waiting', null)
    try {
      const enter = async () => {
        const named = session.token === undefined ? undefined : knownAccount()
        if (named !== undefined) void branding.loadAccount(named)
        await this.admit()
        const ofCompany = branding.load(session.companyId)
        if (session.token) this.tellAsked()
        // Don't wait for branding that isn't shown.
        await (account() === undefined ? ofCompany : branding.open(account()))
      }
      // No request may be sent before the session is known.
      await Promise.all([enter(), languages.load()])
      this.set(branding.value ? 'ready' : 'failed', branding.error ?? null)
    } catch (error) {
      this.set('failed', toFailure(error).text)
    }
    this.tellAsked()
  }

  /** If the address has a token, signs in immediately; the page at that address reports failures. */
  private async admit(): Promise<void> {
    const { session, arriving } = this.options
    const token = session.token === undefined ? arriving() : undefined
    if (token === undefined) await session.load()
    else await session.enter(token).catch(() => undefined)
  }

  async announce(): Promise<void> {
    const { client, notices, reportError } = this.options
    try {
      const { status, type, message } = await client.branding.loadNotification()
      if (status && message) notices.show(type, message, 0)
    } catch (error) {
      reportError(error)
    }
  }

  heard(error: Error): void {
    if (this.state === 'waiting') this.set('waiting', error.message)
  }

  private set(state: StartUp['state'], error: string | null): void {
    runInAction(() => {
      this.state = state
      this.error = error
    })
  }
}

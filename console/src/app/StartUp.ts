import type { Client } from '@heed/contracts'
import { makeObservable, observable, runInAction } from 'mobx'
import { failureOf } from '../lib/failure.ts'
import type { BrandingStore } from './BrandingStore.ts'
import type { LanguagesStore } from './LanguagesStore.ts'
import type { NoticesStore } from './NoticesStore.ts'
import type { SessionStore } from './SessionStore.ts'

interface Options {
  client: Client
  notices: NoticesStore
  reportError: (error: unknown) => void
  session: SessionStore
  branding: BrandingStore
  languages: LanguagesStore
  /** The partner account that the first page is about. */
  account: () => number | undefined
  /** The same as far as it can be told before it is known who is there. */
  knownAccount: () => number | undefined
  /** The token that the first page signs in with. */
  arriving: () => string | undefined
}

/** Brings the app up: until it is ready the waiting indicator is all there is (S0 section 2). */
export class StartUp {
  state: 'waiting' | 'ready' | 'failed' = 'waiting'
  /** The last failure, of a try that is followed by another one or of the start as a whole. */
  error: string | null = null
  /** Once it is known who is there and what follows from it is asked for; of a stranger, once all is there. */
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

  /** With a token the person and the languages, without one languages and brand (S0 section 4). */
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
        // What a customer looks like is not waited for where it is not shown.
        await (account() === undefined ? ofCompany : branding.open(account()))
      }
      // Whose session it is is known before anything is asked for.
      await Promise.all([enter(), languages.load()])
      this.set(branding.value ? 'ready' : 'failed', branding.error ?? null)
    } catch (error) {
      this.set('failed', failureOf(error).text)
    }
    this.tellAsked()
  }

  /**
   * Whom the kept token belongs to; where none is kept, whom that of the address belongs to: its page would ask only once
   * all else is there. What becomes of that one is for its page to tell.
   */
  private async admit(): Promise<void> {
    const { session, arriving } = this.options
    const token = session.token === undefined ? arriving() : undefined
    if (token === undefined) await session.load()
    else await session.enter(token).catch(() => undefined)
  }

  /** What the host wants everybody to read; it stays until closed. That it cannot be read is only reported. */
  async announce(): Promise<void> {
    const { client, notices, reportError } = this.options
    try {
      const { status, type, message } = await client.branding.loadNotification()
      if (status && message) notices.show(type, message, 0)
    } catch (error) {
      reportError(error)
    }
  }

  /** A try failed and another one follows: the person who waits is told. */
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

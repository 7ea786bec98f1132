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
  getKnownAccount: () => number | undefined
  getSignInToken: () => string | undefined
}

export class StartUp {
  state: 'waiting' | 'ready' | 'failed' = 'waiting'
  error: string | null = null
  /** Resolves when the first requests are sent or, for people who are signed out, when everything is loaded. */
  readonly firstRequestSent: Promise<void>
  private readonly options: Options
  private resolveFirstRequest = () => {}

  constructor(options: Options) {
    this.options = options
    this.firstRequestSent = new Promise((resolve) => {
      this.resolveFirstRequest = resolve
    })
    makeObservable(this, { state: observable, error: observable })
  }

  async run(): Promise<void> {
    const { session, branding, languages, account, getKnownAccount } = this.options
    this.set('waiting', null)
    try {
      const signIn = async () => {
        const knownAccountId = session.token === undefined ? undefined : getKnownAccount()
        if (knownAccountId !== undefined) void branding.loadAccount(knownAccountId)
        await this.restoreSession()
        const companyBranding = branding.load(session.companyId)
        if (session.token) this.resolveFirstRequest()
        // Don't wait for branding that isn't shown.
        await (account() === undefined ? companyBranding : branding.open(account()))
      }
      // Pages render only after this, because they must not send requests before the session is known.
      await Promise.all([signIn(), languages.load()])
      this.set(branding.value ? 'ready' : 'failed', branding.error ?? null)
    } catch (error) {
      this.set('failed', toFailure(error).text)
    }
    this.resolveFirstRequest()
  }

  /** If the URL has a token, signs in immediately; the page at that URL reports failures. */
  private async restoreSession(): Promise<void> {
    const { session, getSignInToken } = this.options
    const token = session.token === undefined ? getSignInToken() : undefined
    if (token === undefined) await session.load()
    else await session.enter(token).catch(() => undefined)
  }

  async showAnnouncement(): Promise<void> {
    const { client, notices, reportError } = this.options
    try {
      const { status, type, message } = await client.branding.loadNotification()
      if (status && message) notices.show(type, message, 0)
    } catch (error) {
      reportError(error)
    }
  }

  showRetryError(error: Error): void {
    if (this.state === 'waiting') this.set('waiting', error.message)
  }

  private set(state: StartUp['state'], error: string | null): void {
    runInAction(() => {
      this.state = state
      this.error = error
    })
  }
}

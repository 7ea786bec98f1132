import { actionBound, makeObservable, observable, runInAction } from 'mobx'
import type { RootStore } from '../../app/RootStore.ts'

/** 'sent': a mail is on its way; 'left': the browser goes elsewhere; 'unknown': nobody has this address. */
export type SignInOutcome = 'sent' | 'left' | 'unknown' | 'failed'

export interface SignInRequest {
  email: string
  /** Where the person wanted to go. */
  redirect?: string | undefined
}

/** Signing in by an emailed link (S0 section 4). */
export class SignInStore {
  busy: boolean = false
  error: string | null = null
  /** The address is unknown: a trial is suggested. */
  suggestTrial = false
  private readonly root: RootStore
  private landing: { token: string; result: Promise<boolean> } | undefined

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, {
      busy: observable,
      error: observable,
      suggestTrial: observable,
      reset: actionBound,
    })
  }

  /** What an earlier try left behind is gone when the page is entered (S2 section 2.2). */
  reset(): void {
    this.suggestTrial = false
    this.error = null
  }

  /** Asks for the mail. Failures are in `error`. */
  async requestLink({ email, redirect }: SignInRequest): Promise<SignInOutcome> {
    if (this.busy) return 'failed'
    this.settle({ busy: true, error: null, suggestTrial: false })
    try {
      const answer = await this.root.client.auth.managerSignin({ email, redirect })
      const outcome = this.read(answer)
      this.settle({ busy: false, error: null, suggestTrial: outcome === 'unknown' })
      return outcome
    } catch (failure) {
      const error = failure instanceof Error ? failure.message : String(failure)
      this.settle({ busy: false, error, suggestTrial: false })
      return 'failed'
    }
  }

  /** Signs in with the token of a mail. The link works once, so that asking twice is one try. */
  useLink(token: string): Promise<boolean> {
    if (this.landing?.token !== token) this.landing = { token, result: this.exchange(token) }
    return this.landing.result
  }

  /** Signs in with an access token that somebody else has obtained. */
  useToken(token: string): Promise<boolean> {
    if (this.landing?.token !== token) this.landing = { token, result: this.enter(token) }
    return this.landing.result
  }

  private async exchange(emailed: string): Promise<boolean> {
    try {
      const { token } = await this.root.client.auth.emailSignin({ token: emailed })
      return await this.enter(token)
    } catch {
      return false
    }
  }

  private async enter(token: string): Promise<boolean> {
    try {
      return await this.root.session.enter(token)
    } catch {
      return false
    }
  }

  private read({
    redirect,
    status,
  }: {
    redirect?: string | undefined
    status?: 'success' | undefined
  }): SignInOutcome {
    if (redirect !== undefined) {
      this.leave(redirect)
      return 'left'
    }
    return status === 'success' ? 'sent' : 'unknown'
  }

  /** A sign-in page elsewhere; what is no web address would run as a script. */
  private leave(target: string): void {
    const { address, leaveTo } = this.root.environment
    const url = new URL(target, address())
    if (!/^https?:$/.test(url.protocol))
      throw new Error(`The server sent an address that cannot be opened: ${target}`)
    leaveTo(url.href)
  }

  private settle(state: Pick<SignInStore, 'busy' | 'error' | 'suggestTrial'>): void {
    runInAction(() => Object.assign(this, state))
  }
}

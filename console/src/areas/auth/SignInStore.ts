import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx'
import type { RootStore } from '../../app/root/RootStore.ts'
import { type Failure, isRecoverable, toFailure } from '../../lib/requests/failure.ts'
import { Mutation } from '../../lib/requests/Mutation.ts'

/** 'left': redirected to another sign-in page; 'unknown': no account with this address. */
export type SignInOutcome = 'sent' | 'left' | 'unknown' | 'failed'

export interface SignInRequest {
  email: string
  redirect?: string | undefined
}

/** A `Failure` means that the link couldn't be checked and can be retried. */
export type SignInResult = 'in' | 'refused' | Failure

export class SignInStore {
  email: string = ''
  suggestTrial: boolean = false
  private readonly request = new Mutation()
  private readonly root: RootStore
  private landing: { link: string; end: Promise<SignInResult> } | undefined
  private lastExchange: { link: string; token: string } | undefined

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, {
      email: observable,
      suggestTrial: observable,
      busy: computed,
      error: computed,
      refusal: computed,
      type: actionBound,
      reset: actionBound,
    })
  }

  get busy(): boolean {
    return this.request.pending
  }

  get error(): string | null {
    return this.request.failure?.text ?? null
  }

  get refusal(): string | undefined {
    return this.request.refusal
  }

  type(email: string): void {
    this.email = email
  }

  reset(): void {
    this.suggestTrial = false
    this.request.reset()
  }

  async requestLink({ email, redirect }: SignInRequest): Promise<SignInOutcome> {
    let outcome: SignInOutcome = 'failed'
    await this.request.run(async () => {
      runInAction(() => {
        this.suggestTrial = false
      })
      outcome = this.handleResponse(await this.root.client.auth.managerSignin({ email, redirect }))
      runInAction(() => {
        this.suggestTrial = outcome === 'unknown'
      })
    })
    return outcome
  }

  /** Links work only once, so parallel calls share one request. */
  signInWithEmailLink(emailToken: string): Promise<SignInResult> {
    return this.signInOnce(emailToken, async () => {
      const { token } = await this.root.client.auth.emailSignin({ token: emailToken })
      return token
    })
  }

  signInWithToken(token: string): Promise<SignInResult> {
    return this.signInOnce(token, async () => token)
  }

  private signInOnce(link: string, fetchToken: () => Promise<string>): Promise<SignInResult> {
    if (this.landing?.link !== link) this.landing = { link, end: this.startSession(link, fetchToken) }
    return this.landing.end
  }

  private async startSession(link: string, fetchToken: () => Promise<string>): Promise<SignInResult> {
    try {
      // A retry reuses the token, since the link works only once.
      const cachedToken = this.lastExchange?.link === link ? this.lastExchange.token : undefined
      const token = cachedToken ?? (await fetchToken())
      this.lastExchange = { link, token }
      return (await this.root.session.enter(token)) ? 'in' : 'refused'
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!isRecoverable(failure)) return 'refused'
      this.landing = undefined
      return failure
    }
  }

  private handleResponse({
    redirect,
    status,
  }: {
    redirect?: string | undefined
    status?: 'success' | undefined
  }): SignInOutcome {
    if (redirect !== undefined) {
      this.redirectTo(redirect)
      return 'left'
    }
    return status === 'success' ? 'sent' : 'unknown'
  }

  /** Rejects other schemes, such as javascript:, because the browser would run them as a script. */
  private redirectTo(target: string): void {
    const { address, leaveTo } = this.root.environment
    const url = new URL(target, address())
    if (!/^https?:$/.test(url.protocol))
      throw new Error(`The server sent an address that can't be opened: ${target}`)
    leaveTo(url.href)
  }
}

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
  private exchanged: { link: string; token: string } | undefined

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, {
      email: observable,
      suggestTrial: observable,
      busy: computed,
      error: computed,
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
      outcome = this.read(await this.root.client.auth.managerSignin({ email, redirect }))
      runInAction(() => {
        this.suggestTrial = outcome === 'unknown'
      })
    })
    return outcome
  }

  /** Links work only once, so parallel calls share one request. */
  useLink(emailed: string): Promise<SignInResult> {
    return this.land(emailed, async () => {
      const { token } = await this.root.client.auth.emailSignin({ token: emailed })
      return token
    })
  }

  useToken(token: string): Promise<SignInResult> {
    return this.land(token, async () => token)
  }

  private land(link: string, exchange: () => Promise<string>): Promise<SignInResult> {
    if (this.landing?.link !== link) this.landing = { link, end: this.enter(link, exchange) }
    return this.landing.end
  }

  private async enter(link: string, exchange: () => Promise<string>): Promise<SignInResult> {
    try {
      // A retry reuses the token, since the link works only once.
      const known = this.exchanged?.link === link ? this.exchanged.token : undefined
      const token = known ?? (await exchange())
      this.exchanged = { link, token }
      return (await this.root.session.enter(token)) ? 'in' : 'refused'
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (!isRecoverable(failure)) return 'refused'
      this.landing = undefined
      return failure
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

  /** Rejects other schemes, such as javascript:, because the browser would run them as a script. */
  private leave(target: string): void {
    const { address, leaveTo } = this.root.environment
    const url = new URL(target, address())
    if (!/^https?:$/.test(url.protocol))
      throw new Error(`The server sent an address that can't be opened: ${target}`)
    leaveTo(url.href)
  }
}

import { actionBound, computed, makeObservable, observable, runInAction } from 'mobx'
import type { RootStore } from '../../app/RootStore.ts'
import { type Failure, failureOf, mayHeal } from '../../lib/failure.ts'
import { Mutation } from '../../lib/Mutation.ts'

/** 'sent': a mail is on its way; 'left': the browser goes elsewhere; 'unknown': nobody has this address. */
export type SignInOutcome = 'sent' | 'left' | 'unknown' | 'failed'

export interface SignInRequest {
  email: string
  /** Where the person wanted to go. */
  redirect?: string | undefined
}

/** How a link ended: signed in, no good, or why that could not be found out; then it may be tried again. */
export type Landing = 'in' | 'refused' | Failure

/** Signing in by an emailed link (S0 section 4). */
export class SignInStore {
  /** What is typed so far; it goes along from signing in to signing up and back. */
  email: string = ''
  /** The address is unknown: a trial is suggested. */
  suggestTrial: boolean = false
  private readonly request = new Mutation()
  private readonly root: RootStore
  private landing: { link: string; end: Promise<Landing> } | undefined
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

  /** What an earlier try left behind is gone when the page is entered (S2 section 2.2). */
  reset(): void {
    this.suggestTrial = false
    this.request.reset()
  }

  /** Asks for the mail. Failures are in `error`. */
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

  /** Signs in with the token of a mail. The link works once, so that asking twice is one try. */
  useLink(emailed: string): Promise<Landing> {
    return this.land(emailed, async () => {
      const { token } = await this.root.client.auth.emailSignin({ token: emailed })
      return token
    })
  }

  /** Signs in with an access token that somebody else has obtained. */
  useToken(token: string): Promise<Landing> {
    return this.land(token, async () => token)
  }

  private land(link: string, exchange: () => Promise<string>): Promise<Landing> {
    if (this.landing?.link !== link) this.landing = { link, end: this.enter(link, exchange) }
    return this.landing.end
  }

  private async enter(link: string, exchange: () => Promise<string>): Promise<Landing> {
    try {
      // Another try does not spend a link again that was good already.
      const known = this.exchanged?.link === link ? this.exchanged.token : undefined
      const token = known ?? (await exchange())
      this.exchanged = { link, token }
      return (await this.root.session.enter(token)) ? 'in' : 'refused'
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!mayHeal(failure)) return 'refused'
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

  /** A sign-in page elsewhere; what is no web address would run as a script. */
  private leave(target: string): void {
    const { address, leaveTo } = this.root.environment
    const url = new URL(target, address())
    if (!/^https?:$/.test(url.protocol))
      throw new Error(`The server sent an address that cannot be opened: ${target}`)
    leaveTo(url.href)
  }
}

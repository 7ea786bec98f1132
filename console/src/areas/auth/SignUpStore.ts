import { makeObservable, observable, runInAction } from 'mobx'
import type { RootStore } from '../../app/RootStore.ts'

/** 'new': registered; 'known': the account exists and got a sign-in mail; 'refused': check and send again. */
export type SignUpOutcome = 'new' | 'known' | 'refused' | 'failed'

/** Registering for a trial (S0 section 4). */
export class SignUpStore {
  busy: boolean = false
  error: string | null = null
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, { busy: observable, error: observable })
  }

  /** Checks that a person asks, and registers. Failures are in `error`. */
  async register(managerEmail: string): Promise<SignUpOutcome> {
    if (this.busy) return 'failed'
    this.settle({ busy: true, error: null })
    const { client, services } = this.root
    try {
      const recaptchaToken = await services.botCheck.check()
      const { result } = await client.trial.register({ managerEmail, recaptchaToken })
      this.settle({ busy: false, error: null })
      if (result === 'email') return 'known'
      return result ? 'new' : 'refused'
    } catch (failure) {
      this.settle({ busy: false, error: failure instanceof Error ? failure.message : String(failure) })
      return 'failed'
    }
  }

  private settle(state: Pick<SignUpStore, 'busy' | 'error'>): void {
    runInAction(() => Object.assign(this, state))
  }
}

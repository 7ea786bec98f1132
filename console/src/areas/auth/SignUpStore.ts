import { computed, makeObservable } from 'mobx'
import type { RootStore } from '../../app/root/RootStore.ts'
import { Mutation } from '../../lib/requests/Mutation.ts'

/** 'known': the account exists and got a sign-in email; 'refused': the input must be fixed and sent again. */
export type SignUpOutcome = 'new' | 'known' | 'refused' | 'failed'

export class SignUpStore {
  private readonly registration = new Mutation()
  private readonly root: RootStore

  constructor(root: RootStore) {
    this.root = root
    makeObservable(this, { busy: computed, error: computed, refusal: computed })
  }

  get busy(): boolean {
    return this.registration.pending
  }

  get error(): string | null {
    return this.registration.failure?.text ?? null
  }

  get refusal(): string | undefined {
    return this.registration.refusal
  }

  async register(managerEmail: string): Promise<SignUpOutcome> {
    const { client, services } = this.root
    let outcome: SignUpOutcome = 'failed'
    await this.registration.run(async () => {
      const recaptchaToken = await services.botCheck.check()
      const { result } = await client.trial.register({ managerEmail, recaptchaToken })
      outcome = result === 'email' ? 'known' : result ? 'new' : 'refused'
    })
    return outcome
  }
}

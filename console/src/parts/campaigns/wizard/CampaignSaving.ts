import { ApiError, type CampaignKey } from '@heed/contracts'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type * as z from 'zod/mini'
import { Mutation } from '../../../lib/Mutation.ts'
import type { Campaign, CampaignValues, CampaignWizard } from './CampaignWizard.ts'

export type Key = z.infer<typeof CampaignKey>

/** What became of a campaign since it was opened here. */
export type Meanwhile = 'saved' | 'stopped' | 'started' | 'completed' | 'deleted'

/** Saves what a wizard holds. What the business refuses is a failure with its reason. */
export abstract class CampaignSaving<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Wizard extends CampaignWizard<Saved, Values, Step> = CampaignWizard<Saved, Values, Step>,
> {
  readonly change = new Mutation()
  /** As the server has it where somebody else changed it; 'deleted' where it is gone. */
  elsewhere: Saved | 'deleted' | undefined = undefined
  readonly wizard: Wizard
  /** What is said of a refusal without a reason. */
  protected readonly otherwise: string

  constructor(wizard: Wizard, otherwise: string) {
    this.wizard = wizard
    this.otherwise = otherwise
    makeObservable(this, { elsewhere: observableRef, meanwhile: computed })
  }

  /** Keeps it without starting it. */
  abstract draft(): Promise<Key>
  /** Starts it, now or with its first delivery. */
  abstract start(): Promise<Key>
  /** Makes a package of it. */
  abstract pack(): Promise<Key>
  /** Whether it is changed by saving alone: a draft is kept, what is planned or runs is changed (S1 section 4). */
  abstract get startsBySaving(): boolean
  protected abstract becameOf(now: Saved, before: Saved | undefined): Exclude<Meanwhile, 'deleted'>

  get meanwhile(): Meanwhile | undefined {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined || elsewhere === 'deleted') return elsewhere
    return this.becameOf(elsewhere, wizard.saved.value)
  }

  /** What is typed here can no longer become of it what was meant: it goes on as a new one, or not at all. */
  get isOver(): boolean {
    const { meanwhile } = this
    return meanwhile === 'deleted' || meanwhile === 'started' || meanwhile === 'completed'
  }

  protected get id(): Key | undefined {
    return this.wizard.saved.value?.id
  }

  /** Asks what the server has, and tells when it is not what was opened here. */
  async look(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    const now = await wizard.ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'notFound') return 'deleted' as const
      throw error
    })
    runInAction(() => {
      const isKnown = now !== 'deleted' && wizard.knows(now)
      this.elsewhere = isKnown ? undefined : now
    })
  }

  /** What is here goes on, as a new campaign where the other one cannot be changed so any more. */
  keepMine(): void {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined) return
    if (elsewhere === 'deleted' || this.isOver) wizard.detach()
    else wizard.rebase(elsewhere)
    this.forget()
  }

  /** What the server has goes on. */
  takeTheirs(): void {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined || elsewhere === 'deleted') return
    wizard.takeOver(elsewhere)
    this.forget()
  }

  private forget(): void {
    this.change.reset()
    runInAction(() => {
      this.elsewhere = undefined
    })
  }

  /** Nothing is saved where somebody else has changed it: the page says so and offers the ways on. */
  protected async ready(): Promise<void> {
    await this.look()
    if (this.elsewhere !== undefined) throw new Error(this.otherwise)
  }

  /** What is here is saved, under the id that the server gave it. */
  protected done(saved: { id: Key } | undefined): Key {
    if (!saved) throw new Error(this.otherwise)
    this.wizard.settle(this.wizard.values)
    return saved.id
  }

  /** Reads what was saved again, for what the server has made of it. */
  async refresh(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    // It is saved: that it cannot be read just now is no failure.
    wizard.forgetBase()
    const saved = await wizard.ask().catch(() => undefined)
    if (saved) wizard.rebase(saved)
  }
}

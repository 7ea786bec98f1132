import {
  ApiError,
  type CampaignKey,
  campaignStatus,
  isPlanned,
  type Training,
  type TrainingResult,
  type TrainingSave,
  trainingScheduleType,
} from '@heed/contracts'
import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import type * as z from 'zod/mini'
import { accepted } from '../../../lib/accepted.ts'
import { Mutation } from '../../../lib/Mutation.ts'
import type { TrainingWizardStore } from './TrainingWizardStore.ts'
import { toSave } from './values.ts'

type Key = z.infer<typeof CampaignKey>

/** What became of the training since it was opened here. */
export type Meanwhile = 'saved' | 'stopped' | 'started' | 'deleted'

/** Saves what a wizard holds. What the business refuses is a failure with its reason. */
export class TrainingSaving {
  readonly change = new Mutation()
  /** As the server has it where somebody else changed it; 'deleted' where it is gone. */
  elsewhere: Training | 'deleted' | undefined = undefined
  readonly wizard: TrainingWizardStore
  /** What is said of a refusal without a reason. */
  private readonly otherwise: string

  constructor(wizard: TrainingWizardStore, otherwise: string) {
    this.wizard = wizard
    this.otherwise = otherwise
    makeObservable(this, { elsewhere: observableRef, meanwhile: computed })
  }

  get meanwhile(): Meanwhile | undefined {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined || elsewhere === 'deleted') return elsewhere
    if (!isPlanned(elsewhere.status)) return 'started'
    const before = wizard.training.value?.status
    return before !== undefined && before !== elsewhere.status && elsewhere.status === campaignStatus.draft
      ? 'stopped'
      : 'saved'
  }

  private get id(): Key | undefined {
    return this.wizard.training.value?.id
  }

  /** Whether it is changed by saving alone: a draft is kept, a scheduled one starts anew (S1 section 4). */
  get startsBySaving(): boolean {
    return this.wizard.training.value?.status === campaignStatus.scheduled
  }

  /** Keeps it without starting it. */
  async draft(): Promise<Key> {
    const { client, companyId, body } = await this.ready()
    const { id } = this
    const draft = { ...body, companyId, status: campaignStatus.draft }
    const answer =
      id === undefined
        ? await client.trainings.saveDraft(draft)
        : await client.trainings.updateDraft({ ...draft, trainingId: String(id) })
    return this.done(answer)
  }

  /** Starts it, now or with its first delivery. */
  async start(): Promise<Key> {
    const { client, companyId, body } = await this.ready()
    const { id } = this
    const status =
      body.scheduleType === trainingScheduleType.future ? campaignStatus.scheduled : campaignStatus.active
    const save: TrainingSave & { companyId: number } = { ...body, companyId, status }
    const answer =
      id === undefined
        ? await client.trainings.create(save)
        : await client.trainings.update({ ...save, trainingId: String(id) })
    return this.done(answer)
  }

  /** Makes a package of it. */
  async pack(): Promise<Key> {
    const { wizard } = this
    const { name, subjects, templateId } = wizard.values
    const answer = await wizard.given.client.packages.create({
      companyId: wizard.companyId,
      kind: 'training',
      name,
      subjects,
      ...(templateId !== null && { templateId }),
    })
    return this.done(answer)
  }

  /** Asks what the server has, and tells when it is not what was opened here. */
  async look(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    const { companyId, given } = wizard
    const now = await given.client.trainings
      .get({ companyId, trainingId: String(id) })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.kind === 'notFound') return 'deleted' as const
        throw error
      })
    runInAction(() => {
      const isKnown = now !== 'deleted' && wizard.knows(now)
      this.elsewhere = isKnown ? undefined : now
    })
  }

  /** What is here goes on, as a new training where the other one cannot be changed any more. */
  keepMine(): void {
    const { elsewhere, wizard, meanwhile } = this
    if (elsewhere === undefined) return
    if (elsewhere === 'deleted' || meanwhile === 'started') wizard.detach()
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

  private async ready() {
    await this.look()
    // Nothing is saved, so that nothing of theirs is lost; the page says so and offers the ways on.
    if (this.elsewhere !== undefined) throw new Error(this.otherwise)
    const { wizard, id } = this
    const { given, companyId, values, zone, now, sentIds } = wizard
    const body = toSave(values, { id, sentIds, now, zone })
    return { client: given.client, companyId, body }
  }

  private done(answer: TrainingResult): Key {
    const { automation } = accepted(answer, this.otherwise)
    if (!automation) throw new Error(this.otherwise)
    this.wizard.settle(this.wizard.values)
    return automation.id
  }

  /** Reads a saved draft again, for what the server has made of it. */
  async refresh(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    const { companyId, given } = wizard
    // It is saved: that it cannot be read just now is no failure.
    wizard.forgetBase()
    const training = await given.client.trainings
      .get({ companyId, trainingId: String(id) })
      .catch(() => undefined)
    if (training) wizard.rebase(training)
  }
}

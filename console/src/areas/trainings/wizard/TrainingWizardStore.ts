import {
  deliveriesOf,
  type Subject,
  type Template,
  type Training,
  type TrainingRow,
  type TrainingStep,
  type TrainingWizardFacts,
  trainingScheduleProblem,
} from '@heed/contracts'
import { actionBound, computed, makeObservable } from 'mobx'
import type { GatedStep } from '../../../lib/gating.ts'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { type CampaignGiven, CampaignWizard } from '../../../parts/campaigns/wizard/CampaignWizard.ts'
import { LAST_NAMED } from '../../../parts/campaigns/wizard/findSent.ts'
import type { Sent } from '../../../parts/campaigns/wizard/Unanswered.ts'
import { copiedValues, firstValues, type Origin, templateValues } from './begin.ts'
import { DeliveryPlan } from './DeliveryPlan.ts'
import { type Delivery, planned } from './deliveries.ts'
import { holds } from './holds.ts'
import { editRefusal, isOngoing, keepRefusal, selectionRefusal, sentIdsOf } from './savedTraining.ts'
import { type Beginning, type TrainingValues, valuesOf } from './values.ts'
import { WizardLibrary } from './WizardLibrary.ts'
import { gatedTrainingSteps, startRefusal, unavailableOf, wizardFacts } from './wizardFacts.ts'

type Given = CampaignGiven<TrainingValues, TrainingStep, Origin>

const beginningOf = ({ now, zone, channel }: Given): Beginning => ({
  now: now().toISOString(),
  zone,
  channel,
})

export class TrainingWizardStore extends CampaignWizard<Training, TrainingValues, TrainingStep, Origin> {
  readonly library: WizardLibrary
  readonly plan = new DeliveryPlan(this)

  constructor(given: Given) {
    const { origin = { kind: 'new' }, isPackaged = false } = given
    const values = firstValues(origin, isPackaged, beginningOf(given))
    super(given, values, { first: 'goal', content: 'content', last: 'finalize' })
    this.library = new WizardLibrary(() => ({ client: given.client, companyId: this.companyId }))
    makeObservable(this, {
      isOngoing: computed,
      startRefusal: computed,
      choice: computed,
      chooseSubjects: actionBound,
      replaceSubject: actionBound,
      orderSubjects: actionBound,
      pickTemplate: actionBound,
      deliveries: computed,
      toCome: computed,
      scheduleProblem: computed,
      facts: computed,
      steps: computed,
      chosen: computed,
      known: computed,
    })
  }

  private get beginning(): Beginning {
    return beginningOf(this.given)
  }

  get subjects(): Resource<Subject[]> {
    return this.library.subjects
  }

  protected fetch(trainingId: string, signal?: AbortSignal): Promise<Training> {
    const { given, companyId } = this
    return given.client.trainings.get({ companyId, trainingId }, signal && { signal })
  }

  protected async lastNamed(name: string): Promise<readonly TrainingRow[]> {
    const { given, companyId } = this
    const asked = { companyId, d: 1, filter: name, order: 'updated desc', p: 0, n: LAST_NAMED }
    return (await given.client.trainings.list(asked)).automations
  }

  protected contentOf({ subjects }: TrainingValues): readonly number[] {
    return subjects
  }

  get choice() {
    const { subjects, templateId, templateCustomized } = this.values
    return { subjects, templateId, templateCustomized }
  }

  changedAt({ updated }: Training): string {
    return updated
  }

  protected holds(training: Training, { values, since }: Sent<TrainingValues>): boolean {
    const { sentIds, zone } = this
    return holds(training, values, { id: training.id, sentIds, now: since, zone })
  }

  protected valuesOf(training: Training): TrainingValues {
    return valuesOf(training, this.beginning)
  }

  protected copyOf(training: Training): TrainingValues {
    return copiedValues(training, this.beginning)
  }

  protected anew(values: TrainingValues): TrainingValues {
    const { deliveries } = values
    return { ...values, deliveries: deliveries?.map(({ id: _, ...delivery }) => delivery) ?? null }
  }

  editRefusal(training: Training): string | undefined {
    return editRefusal(training)
  }

  pickTemplate(template: Template): void {
    this.set(templateValues(template))
  }

  chooseSubjects(subjects: readonly number[]): void {
    this.set({ subjects: [...subjects], templateCustomized: this.values.templateId !== null })
  }

  /** Subjects that were sent keep their position. */
  orderSubjects(order: readonly number[]): void {
    const { subjects } = this.values
    const isFixed = (id: number) => keepRefusal(this.saved.value, id) !== undefined
    const free = order.filter((id) => !isFixed(id))
    const next = subjects.map((id) => (isFixed(id) ? id : (free.shift() ?? id)))
    this.plan.reorder(subjects, next)
    this.chooseSubjects(next)
  }

  replaceSubject(old: number, fresh: number): void {
    this.plan.swap(old, fresh)
    this.chooseSubjects(this.values.subjects.map((id) => (id === old ? fresh : id)))
  }

  get isOngoing(): boolean {
    return isOngoing(this.saved.value)
  }

  get selectionRefusal(): string | undefined {
    return selectionRefusal(this.saved.value)
  }

  get startRefusal(): string | undefined {
    return startRefusal(this.facts)
  }

  /** Excludes subjects deleted from the library; see `unavailable`. */
  get chosen(): Subject[] {
    return this.values.subjects.flatMap((id) => this.known.get(id) ?? [])
  }

  get known(): ReadonlyMap<number, Subject> {
    return new Map(this.subjects.value?.map((subject) => [subject.id, subject]))
  }

  get deliveries(): Delivery[] {
    return planned(this.values, { now: this.now, zone: this.zone, sentIds: this.sentIds })
  }

  get toCome(): Delivery[] {
    return this.deliveries.filter((delivery) => !this.plan.isSent(delivery))
  }

  get sentIds(): number[] {
    return sentIdsOf(this.saved.value)
  }

  get scheduleProblem(): string | null {
    const { scheduleType, start } = this.values
    const events = deliveriesOf(this.deliveries)
    return trainingScheduleProblem({ scheduleType, start, events, sentIds: this.sentIds }, this.now)
  }

  get facts(): TrainingWizardFacts {
    const { values, isPackaged, scheduleProblem, unavailable, people } = this
    return wizardFacts({
      values,
      company: this.given.company(),
      isPackaged,
      scheduleProblem,
      unavailable: unavailable.length,
      people: people.value,
    })
  }

  get unavailable(): number[] {
    return unavailableOf(this.values.subjects, this.subjects.value, this.given.company())
  }

  get steps(): GatedStep<TrainingStep>[] {
    return gatedTrainingSteps(this.facts, this.reached)
  }
}

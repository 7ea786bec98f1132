import {
  type Subject,
  selectDeliveries,
  subjectUnavailable,
  type Template,
  type Training,
  type TrainingStep,
  type TrainingWizardFacts,
  trainingScheduleProblem,
} from '@heed/contracts'
import { actionBound, computed, makeObservable } from 'mobx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import type { CampaignOptions } from '../../../parts/campaigns/wizard/model/CampaignSteps.ts'
import { CampaignWizard } from '../../../parts/campaigns/wizard/model/CampaignWizard.ts'
import type { Sent } from '../../../parts/campaigns/wizard/model/campaign.ts'
import { DeliveryPlan } from './deliveries/DeliveryPlan.ts'
import { computeDeliveries, type Delivery } from './deliveries/deliveries.ts'
import { hasTrainingValues } from './hasTrainingValues.ts'
import { trainingRules } from './rules.ts'
import { getKeepRefusal, isOngoing, selectionRefusal, selectSentIds } from './savedTraining.ts'
import { copyTrainingValues, createFirstValues, type Origin, templateValues } from './trainingDraft.ts'
import { type Beginning, type TrainingValues, toTrainingValues } from './values.ts'
import { WizardLibrary } from './WizardLibrary.ts'

type Given = CampaignOptions<TrainingValues, TrainingStep, Origin>

const toBeginning = ({ now, zone, channel }: Given): Beginning => ({
  now: now().toISOString(),
  zone,
  channel,
})

export class TrainingWizardStore extends CampaignWizard<
  Training,
  TrainingValues,
  TrainingStep,
  Origin,
  TrainingWizardFacts,
  Subject
> {
  readonly library: WizardLibrary
  readonly plan = new DeliveryPlan(this)

  constructor(given: Given) {
    const { origin = { kind: 'new' }, isPackaged = false } = given
    const values = createFirstValues(origin, isPackaged, toBeginning(given))
    super(trainingRules, given, values)
    this.library = new WizardLibrary(() => ({ client: given.client, companyId: this.companyId }))
    makeObservable(this, {
      choice: computed,
      chooseSubjects: actionBound,
      replaceSubject: actionBound,
      orderSubjects: actionBound,
      pickTemplate: actionBound,
      deliveries: computed,
      toCome: computed,
      scheduleProblem: computed,
    })
  }

  private get beginning(): Beginning {
    return toBeginning(this.given)
  }

  get subjects(): Resource<Subject[]> {
    return this.library.subjects
  }

  get choice() {
    const { subjects, templateId, templateCustomized } = this.values
    return { subjects, templateId, templateCustomized }
  }

  protected holds(training: Training, { values, since }: Sent<TrainingValues>): boolean {
    const { sentIds, zone } = this
    return hasTrainingValues(training, values, { id: training.id, sentIds, now: since, zone })
  }

  protected valuesOf(training: Training): TrainingValues {
    return toTrainingValues(training, this.beginning)
  }

  protected copyOf(training: Training): TrainingValues {
    return copyTrainingValues(training, this.beginning)
  }

  protected anew(values: TrainingValues): TrainingValues {
    const { deliveries } = values
    return { ...values, deliveries: deliveries?.map(({ id: _, ...delivery }) => delivery) ?? null }
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
    const isFixed = (id: number) => getKeepRefusal(this.saved.value, id) !== undefined
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

  get deliveries(): Delivery[] {
    return computeDeliveries(this.values, { now: this.now, zone: this.zone, sentIds: this.sentIds })
  }

  get toCome(): Delivery[] {
    return this.deliveries.filter((delivery) => !this.plan.isSent(delivery))
  }

  get sentIds(): number[] {
    return selectSentIds(this.saved.value)
  }

  get scheduleProblem(): string | null {
    const { scheduleType, start } = this.values
    const events = selectDeliveries(this.deliveries)
    return trainingScheduleProblem({ scheduleType, start, events, sentIds: this.sentIds }, this.now)
  }

  protected get hasTemplate(): boolean {
    return this.values.templateId !== null
  }

  protected isOffered(subject: Subject): boolean {
    return !subjectUnavailable(subject, this.given.company())
  }

  get facts(): TrainingWizardFacts {
    const { scheduleType, channel, reminders, intro } = this.values
    const { scheduleProblem } = this
    return { ...this.commonFacts, scheduleType, scheduleProblem, channel, reminders, intro }
  }
}

import {
  getTrainingScheduleProblem,
  isSubjectUnavailable,
  type Subject,
  selectDeliveries,
  type Template,
  type Training,
  type TrainingStep,
  type TrainingWizardFacts,
} from '@heed/contracts'
import { actionBound, computed, makeObservable } from 'mobx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import type { CampaignOptions } from '../../../parts/campaigns/wizard/model/CampaignSteps.ts'
import { CampaignWizard } from '../../../parts/campaigns/wizard/model/CampaignWizard.ts'
import type { PendingSave } from '../../../parts/campaigns/wizard/model/campaign.ts'
import { DeliveryPlan } from './deliveries/DeliveryPlan.ts'
import { computeDeliveries, type Delivery } from './deliveries/deliveries.ts'
import { matchesTrainingValues } from './matchesTrainingValues.ts'
import { trainingRules } from './rules.ts'
import { getSelectionRefusal, getSubjectChangeRefusal, isOngoing, selectSentIds } from './savedTraining.ts'
import { copyTrainingValues, createInitialValues, getTemplateValues, type Origin } from './trainingDraft.ts'
import { type InitialContext, type TrainingValues, toTrainingValues } from './values.ts'
import { WizardLibrary } from './WizardLibrary.ts'

type WizardOptions = CampaignOptions<TrainingValues, TrainingStep, Origin>

const toInitialContext = ({ now, zone, channel }: WizardOptions): InitialContext => ({
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

  constructor(options: WizardOptions) {
    const { origin = { kind: 'new' }, isPackaged = false } = options
    const values = createInitialValues(origin, isPackaged, toInitialContext(options))
    super(trainingRules, options, values)
    this.library = new WizardLibrary(() => ({ client: options.client, companyId: this.companyId }))
    makeObservable(this, {
      choice: computed,
      chooseSubjects: actionBound,
      replaceSubject: actionBound,
      orderSubjects: actionBound,
      pickTemplate: actionBound,
      deliveries: computed,
      upcomingDeliveries: computed,
      scheduleProblem: computed,
    })
  }

  private get initialContext(): InitialContext {
    return toInitialContext(this.given)
  }

  get subjects(): Resource<Subject[]> {
    return this.library.subjects
  }

  get choice() {
    const { subjects, templateId, templateCustomized } = this.values
    return { subjects, templateId, templateCustomized }
  }

  protected matchesSent(training: Training, { values, since }: PendingSave<TrainingValues>): boolean {
    const { sentIds, zone } = this
    return matchesTrainingValues(training, values, { id: training.id, sentIds, now: since, zone })
  }

  protected toValues(training: Training): TrainingValues {
    return toTrainingValues(training, this.initialContext)
  }

  protected toCopiedValues(training: Training): TrainingValues {
    return copyTrainingValues(training, this.initialContext)
  }

  protected toFreshValues(values: TrainingValues): TrainingValues {
    const { deliveries } = values
    return { ...values, deliveries: deliveries?.map(({ id: _, ...delivery }) => delivery) ?? null }
  }

  pickTemplate(template: Template): void {
    this.set(getTemplateValues(template))
  }

  chooseSubjects(subjects: readonly number[]): void {
    this.set({ subjects: [...subjects], templateCustomized: this.values.templateId !== null })
  }

  /** Subjects that were sent keep their position. */
  orderSubjects(order: readonly number[]): void {
    const { subjects } = this.values
    const isFixed = (id: number) => getSubjectChangeRefusal(this.saved.value, id) !== undefined
    const movableIds = order.filter((id) => !isFixed(id))
    const next = subjects.map((id) => (isFixed(id) ? id : (movableIds.shift() ?? id)))
    this.plan.reorder(subjects, next)
    this.chooseSubjects(next)
  }

  replaceSubject(replacedId: number, replacement: number): void {
    this.plan.swapSubject(replacedId, replacement)
    this.chooseSubjects(this.values.subjects.map((id) => (id === replacedId ? replacement : id)))
  }

  get isOngoing(): boolean {
    return isOngoing(this.saved.value)
  }

  get selectionRefusal(): string | undefined {
    return getSelectionRefusal(this.saved.value)
  }

  get deliveries(): Delivery[] {
    return computeDeliveries(this.values, { now: this.now, zone: this.zone, sentIds: this.sentIds })
  }

  get upcomingDeliveries(): Delivery[] {
    return this.deliveries.filter((delivery) => !this.plan.isSent(delivery))
  }

  get sentIds(): number[] {
    return selectSentIds(this.saved.value)
  }

  get scheduleProblem(): string | null {
    const { scheduleType, start } = this.values
    const events = selectDeliveries(this.deliveries)
    return getTrainingScheduleProblem({ scheduleType, start, events, sentIds: this.sentIds }, this.now)
  }

  protected get hasTemplate(): boolean {
    return this.values.templateId !== null
  }

  protected isOffered(subject: Subject): boolean {
    return !isSubjectUnavailable(subject, this.given.company())
  }

  get facts(): TrainingWizardFacts {
    const { scheduleType, channel, reminders, intro } = this.values
    const { scheduleProblem } = this
    return { ...this.commonFacts, scheduleType, scheduleProblem, channel, reminders, intro }
  }
}

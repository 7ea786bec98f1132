import {
  type Assessment,
  type AssessmentDateProblems,
  type AssessmentReminderStep,
  type AssessmentRow,
  type AssessmentStep,
  type AssessmentWizardFacts,
  assessmentDateProblems,
  assessmentFixed,
  assessmentRowRefusals,
  campaignStatus,
  dateTimeIn,
  deliveryOf,
  handedOutEnabled,
  type PersonalizedKey,
  personalizedKeysOf,
  type Question,
  type Template,
} from '@heed/contracts'
import { actionBound, computed, makeObservable } from 'mobx'
import type { GatedStep } from '../../../lib/gating.ts'
import type { Resource } from '../../../lib/requests/Resource.ts'
import { type CampaignGiven, CampaignWizard } from '../../../parts/campaigns/wizard/CampaignWizard.ts'
import { LAST_NAMED } from '../../../parts/campaigns/wizard/findSent.ts'
import type { Sent } from '../../../parts/campaigns/wizard/Unanswered.ts'
import { chosenByHand, copiedValues, type Origin, templateValues } from './begin.ts'
import { holds } from './holds.ts'
import type { KeptIntros } from './keptIntros.ts'
import {
  type AssessmentValues,
  type Beginning,
  deliveryIn,
  newValues,
  remindersOf,
  valuesOf,
} from './values.ts'
import { WizardLibrary } from './WizardLibrary.ts'
import { gatedAssessmentSteps, startRefusal, unavailableOf, wizardFacts } from './wizardFacts.ts'

type Given = CampaignGiven<AssessmentValues, AssessmentStep, Origin> &
  Pick<Beginning, 'personalizeData'> & { intros?: KeptIntros }

const beginningOf = ({ now, zone, channel, personalizeData, intros }: Given): Beginning => ({
  now: now().toISOString(),
  zone,
  channel,
  personalizeData,
  offIntro: intros?.of,
})

export class AssessmentWizardStore extends CampaignWizard<
  Assessment,
  AssessmentValues,
  AssessmentStep,
  Origin
> {
  readonly library: WizardLibrary
  readonly intros: KeptIntros | undefined
  private readonly beginning: () => Beginning

  constructor(given: Given) {
    super(given, newValues(beginningOf(given)), { first: 'goal', content: 'content', last: 'finalize' })
    this.intros = given.intros
    this.beginning = () => beginningOf(given)
    this.library = new WizardLibrary(() => ({ client: given.client, companyId: this.companyId }))
    makeObservable(this, {
      isOngoing: computed,
      startRefusal: computed,
      pickTemplate: actionBound,
      chooseQuestions: actionBound,
      known: computed,
      chosen: computed,
      unavailable: computed,
      keys: computed,
      facts: computed,
      steps: computed,
    })
  }

  protected fetch(assessmentId: string, signal?: AbortSignal): Promise<Assessment> {
    const { given, companyId } = this
    return given.client.assessments.get({ companyId, assessmentId }, signal && { signal })
  }

  protected async lastNamed(name: string): Promise<readonly AssessmentRow[]> {
    const { given, companyId } = this
    const asked = { companyId, d: 1, filter: name, order: 'last_updated desc', p: 0, n: LAST_NAMED }
    return (await given.client.assessments.list(asked)).assessments
  }

  protected contentOf({ questions }: AssessmentValues): readonly number[] {
    return questions
  }

  get choice() {
    const { questions, templateIds, templateCustomized } = this.values
    return { questions, templateIds, templateCustomized }
  }

  changedAt({ last_updated }: Assessment): string {
    return last_updated
  }

  protected holds(assessment: Assessment, { values, since }: Sent<AssessmentValues>): boolean {
    const facts = { id: assessment.id, now: since, zone: this.zone, isPersonal: false, threatAreas: [] }
    return holds(assessment, values, facts)
  }

  protected valuesOf(assessment: Assessment): AssessmentValues {
    return valuesOf(assessment, this.beginning())
  }

  protected copyOf(assessment: Assessment): AssessmentValues {
    return copiedValues(assessment, this.beginning(), this.isHandedOut)
  }

  protected anew(values: AssessmentValues): AssessmentValues {
    const { steps } = values.reminders
    const planned = steps?.filter(({ alreadySet }) => alreadySet !== true) ?? []
    return {
      ...values,
      reminders: {
        ...values.reminders,
        steps: planned.length === 0 ? null : planned.map(({ sendTime }) => ({ sendTime })),
      },
    }
  }

  editRefusal(assessment: Assessment): string | undefined {
    return assessmentRowRefusals(assessment, { isAdmin: true }).edit ?? undefined
  }

  get isOngoing(): boolean {
    return this.saved.value?.status === campaignStatus.active
  }

  get selectionRefusal(): string | undefined {
    return this.isOngoing ? assessmentFixed : undefined
  }

  /** The company may share the invitation link itself. */
  get isHandedOut(): boolean {
    return handedOutEnabled(this.given.company())
  }

  get templateId(): number | null {
    return this.values.templateIds.find((id) => id !== 'custom') ?? null
  }

  pickTemplate(template: Template): void {
    this.set(templateValues(template))
  }

  chooseQuestions(questions: readonly number[]): void {
    this.set(chosenByHand(this.values, questions))
  }

  get questions(): Resource<Question[]> {
    return this.library.questions
  }

  get known(): ReadonlyMap<number, Question> {
    return new Map(this.questions.value?.map((question) => [question.id, question]))
  }

  /** Excludes scenarios deleted from the library; see `unavailable`. */
  get chosen(): Question[] {
    return this.values.questions.flatMap((id) => this.known.get(id) ?? [])
  }

  get unavailable(): number[] {
    return unavailableOf(this.values.questions, this.questions.value)
  }

  get keys(): PersonalizedKey[] {
    return personalizedKeysOf(this.chosen)
  }

  get seconds(): number {
    return this.chosen.reduce((sum, { duration }) => sum + duration, 0)
  }

  get delivery(): string | null {
    const { value } = this.saved
    if (value && this.isOngoing) return deliveryOf(value)
    return deliveryIn(this.values, this.now)
  }

  isSent({ sendTime, alreadySet }: AssessmentReminderStep): boolean {
    return alreadySet === true && sendTime !== null && Date.parse(sendTime) <= this.given.now().getTime()
  }

  get reminders(): AssessmentReminderStep[] {
    return remindersOf(this.values, this)
  }

  get problems(): AssessmentDateProblems {
    const { scheduleType, date, due, reminders } = this.values
    const status = this.saved.value?.status
    return assessmentDateProblems(
      {
        scheduleType,
        date,
        due,
        steps: reminders.enabled ? this.reminders : [],
        ...(status !== undefined && { status }),
      },
      this.now,
      (instant) => dateTimeIn(instant, this.zone),
    )
  }

  get startRefusal(): string | undefined {
    return startRefusal(this.facts)
  }

  get facts(): AssessmentWizardFacts {
    const { values, isPackaged, problems, keys, unavailable, people } = this
    return wizardFacts({
      values,
      company: this.given.company(),
      isPackaged,
      problems,
      keys,
      unavailable: unavailable.length,
      people: people.value,
    })
  }

  get steps(): GatedStep<AssessmentStep>[] {
    return gatedAssessmentSteps(this.facts, this.reached)
  }
}

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
import type { Resource } from '../../../lib/Resource.ts'
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

/** An assessment while it is made or changed: what is chosen, what follows from it, and which steps are open (S1 section 4). */
export class AssessmentWizardStore extends CampaignWizard<
  Assessment,
  AssessmentValues,
  AssessmentStep,
  Origin
> {
  readonly library: WizardLibrary
  /** What is typed to introduce it and switched off, of every assessment. */
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

  /** What people are sent, and what that came from. */
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

  /** Why scenarios, template and delivery stay as they are. */
  get selectionRefusal(): string | undefined {
    return this.isOngoing ? assessmentFixed : undefined
  }

  /** Whether the company may hand out a link by itself. */
  get isHandedOut(): boolean {
    return handedOutEnabled(this.given.company())
  }

  /** The template that the selection came from; null where it came from none. */
  get templateId(): number | null {
    return this.values.templateIds.find((id) => id !== 'custom') ?? null
  }

  /** Picks a template with its scenarios. */
  pickTemplate(template: Template): void {
    this.set(templateValues(template))
  }

  /** Changes which scenarios are asked, and in what order. */
  chooseQuestions(questions: readonly number[]): void {
    this.set(chosenByHand(this.values, questions))
  }

  get questions(): Resource<Question[]> {
    return this.library.questions
  }

  /** The library by its ids. */
  get known(): ReadonlyMap<number, Question> {
    return new Map(this.questions.value?.map((question) => [question.id, question]))
  }

  /** The chosen scenarios in their order; one that is gone from the library is left out here and reported as unavailable. */
  get chosen(): Question[] {
    return this.values.questions.flatMap((id) => this.known.get(id) ?? [])
  }

  /** Chosen scenarios that cannot be asked. */
  get unavailable(): number[] {
    return unavailableOf(this.values.questions, this.questions.value)
  }

  /** What the chosen scenarios say of the company. */
  get keys(): PersonalizedKey[] {
    return personalizedKeysOf(this.chosen)
  }

  /** How long the chosen scenarios take, in seconds. */
  get seconds(): number {
    return this.chosen.reduce((sum, { duration }) => sum + duration, 0)
  }

  /** When people are asked: on its date, or when the last button is pressed. */
  get delivery(): string | null {
    const { value } = this.saved
    if (value && this.isOngoing) return deliveryOf(value)
    return deliveryIn(this.values, this.now)
  }

  /** Whether a reminder went out before: it stays as it is. */
  isSent({ sendTime, alreadySet }: AssessmentReminderStep): boolean {
    return alreadySet === true && sendTime !== null && Date.parse(sendTime) <= this.given.now().getTime()
  }

  get reminders(): AssessmentReminderStep[] {
    return remindersOf(this.values, this)
  }

  /** What is wrong with delivery, due date and reminders, by field: some follows from what time it is. */
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

  /** What the steps are judged by. */
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

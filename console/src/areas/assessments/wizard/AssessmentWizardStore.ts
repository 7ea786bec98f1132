import {
  type Assessment,
  type AssessmentDateProblems,
  type AssessmentReminderStep,
  type AssessmentStep,
  type AssessmentWizardFacts,
  assessmentDateProblems,
  assessmentFixed,
  assessmentRemindersProblem,
  assessmentSteps,
  campaignStatus,
  findPersonalizedKeys,
  formatZonedDateTime,
  getDeliveryDate,
  handedOutEnabled,
  type PersonalizedKey,
  personalizeProblem,
  type Question,
  type Template,
} from '@heed/contracts'
import { actionBound, computed, makeObservable } from 'mobx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import type { CampaignOptions } from '../../../parts/campaigns/wizard/model/CampaignSteps.ts'
import { CampaignWizard } from '../../../parts/campaigns/wizard/model/CampaignWizard.ts'
import type { Sent } from '../../../parts/campaigns/wizard/model/campaign.ts'
import { copyAssessmentValues, customizeQuestions, type Origin, templateValues } from './assessmentDraft.ts'
import { hasAssessmentValues } from './hasAssessmentValues.ts'
import type { IntroDrafts } from './introDrafts.ts'
import { assessmentRules } from './rules.ts'
import {
  type AssessmentValues,
  type Beginning,
  getDeliveryTime,
  newAssessmentValues,
  toAssessmentValues,
  toReminderSteps,
} from './values.ts'
import { WizardLibrary } from './WizardLibrary.ts'

const notFilledIn = 'Fill in Personalize first'

type Given = CampaignOptions<AssessmentValues, AssessmentStep, Origin> &
  Pick<Beginning, 'personalizeData'> & { intros?: IntroDrafts }

const toBeginning = ({ now, zone, channel, personalizeData, intros }: Given): Beginning => ({
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
  Origin,
  AssessmentWizardFacts,
  Question
> {
  readonly library: WizardLibrary
  readonly intros: IntroDrafts | undefined
  private readonly beginning: () => Beginning

  constructor(given: Given) {
    super(assessmentRules, given, newAssessmentValues(toBeginning(given)))
    this.intros = given.intros
    this.beginning = () => toBeginning(given)
    this.library = new WizardLibrary(() => ({ client: given.client, companyId: this.companyId }))
    makeObservable(this, {
      pickTemplate: actionBound,
      chooseQuestions: actionBound,
      keys: computed,
    })
  }

  get choice() {
    const { questions, templateIds, templateCustomized } = this.values
    return { questions, templateIds, templateCustomized }
  }

  protected holds(assessment: Assessment, { values, since }: Sent<AssessmentValues>): boolean {
    const facts = { id: assessment.id, now: since, zone: this.zone, isPersonal: false, threatAreas: [] }
    return hasAssessmentValues(assessment, values, facts)
  }

  protected valuesOf(assessment: Assessment): AssessmentValues {
    return toAssessmentValues(assessment, this.beginning())
  }

  protected copyOf(assessment: Assessment): AssessmentValues {
    return copyAssessmentValues(assessment, this.beginning(), this.isHandedOut)
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

  get isOngoing(): boolean {
    return this.saved.value?.status === campaignStatus.active
  }

  get selectionRefusal(): string | undefined {
    return this.isOngoing ? assessmentFixed : undefined
  }

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
    this.set(customizeQuestions(this.values, questions))
  }

  get questions(): Resource<Question[]> {
    return this.library.questions
  }

  get keys(): PersonalizedKey[] {
    return findPersonalizedKeys(this.chosen)
  }

  get seconds(): number {
    return this.chosen.reduce((sum, { duration }) => sum + duration, 0)
  }

  get delivery(): string | null {
    const { value } = this.saved
    if (value && this.isOngoing) return getDeliveryDate(value)
    return getDeliveryTime(this.values, this.now)
  }

  isSent({ sendTime, alreadySet }: AssessmentReminderStep): boolean {
    return alreadySet === true && sendTime !== null && Date.parse(sendTime) <= this.given.now().getTime()
  }

  get reminders(): AssessmentReminderStep[] {
    return toReminderSteps(this.values, this)
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
      (instant) => formatZonedDateTime(instant, this.zone),
    )
  }

  protected get hasTemplate(): boolean {
    return this.values.templateIds.length > 0
  }

  protected isOffered({ disabled }: Question): boolean {
    return !disabled
  }

  get facts(): AssessmentWizardFacts {
    const { values, problems, keys } = this
    const { enabled, channel } = values.reminders
    return {
      ...this.commonFacts,
      personalizeProblem: personalizeProblem(keys, values.personalizeData),
      dateProblem: problems.date ?? problems.due,
      reminderProblem: assessmentRemindersProblem({ enabled, channel, steps: problems.reminders }, problems),
      channel: values.channel,
      intro: values.intro,
    }
  }

  /** A step that wasn't opened yet shows no problems. */
  protected override get judged(): AssessmentWizardFacts {
    const { facts, reached } = this
    const order = assessmentSteps(facts)
    const isUnseen = order.indexOf('personalize') > order.indexOf(reached)
    return facts.personalizeProblem !== null && isUnseen
      ? { ...facts, personalizeProblem: notFilledIn }
      : facts
  }
}

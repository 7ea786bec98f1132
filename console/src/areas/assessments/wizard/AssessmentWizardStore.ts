import {
  type Assessment,
  type AssessmentDateProblems,
  type AssessmentReminderStep,
  type AssessmentStep,
  type AssessmentWizardFacts,
  assessmentFixedText,
  campaignStatus,
  findPersonalizedKeys,
  formatZonedDateTime,
  getAssessmentDateProblems,
  getAssessmentRemindersProblem,
  getDeliveryDate,
  getPersonalizeProblem,
  isManualScheduleEnabled,
  listAssessmentSteps,
  type PersonalizedKey,
  type Question,
  type Template,
} from '@heed/contracts'
import { actionBound, computed, makeObservable } from 'mobx'
import type { Resource } from '../../../lib/requests/Resource.ts'
import type { CampaignOptions } from '../../../parts/campaigns/wizard/model/CampaignSteps.ts'
import { CampaignWizard } from '../../../parts/campaigns/wizard/model/CampaignWizard.ts'
import type { PendingSave } from '../../../parts/campaigns/wizard/model/campaign.ts'
import {
  copyAssessmentValues,
  customizeQuestions,
  getTemplateValues,
  type Origin,
} from './assessmentDraft.ts'
import type { IntroDrafts } from './introDrafts.ts'
import { matchesSavedAssessment } from './matchesSavedAssessment.ts'
import { assessmentRules } from './rules.ts'
import {
  type AssessmentValues,
  createAssessmentValues,
  getDeliveryTime,
  type InitialContext,
  toAssessmentValues,
  toReminderSteps,
} from './values.ts'
import { WizardLibrary } from './WizardLibrary.ts'

const notFilledInText = 'Fill in Personalize first'

type WizardOptions = CampaignOptions<AssessmentValues, AssessmentStep, Origin> &
  Pick<InitialContext, 'personalizeData'> & { intros?: IntroDrafts }

const toInitialContext = ({
  now,
  zone,
  channel,
  personalizeData,
  intros,
}: WizardOptions): InitialContext => ({
  now: now().toISOString(),
  zone,
  channel,
  personalizeData,
  offIntro: intros?.get,
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
  private readonly getInitialContext: () => InitialContext

  constructor(options: WizardOptions) {
    super(assessmentRules, options, createAssessmentValues(toInitialContext(options)))
    this.intros = options.intros
    this.getInitialContext = () => toInitialContext(options)
    this.library = new WizardLibrary(() => ({ client: options.client, companyId: this.companyId }))
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

  protected matchesSent(assessment: Assessment, { values, since }: PendingSave<AssessmentValues>): boolean {
    const facts = { id: assessment.id, now: since, zone: this.zone, isPersonal: false, threatAreas: [] }
    return matchesSavedAssessment(assessment, values, facts)
  }

  protected toValues(assessment: Assessment): AssessmentValues {
    return toAssessmentValues(assessment, this.getInitialContext())
  }

  protected toCopiedValues(assessment: Assessment): AssessmentValues {
    return copyAssessmentValues(assessment, this.getInitialContext(), this.canShareLinks)
  }

  protected toFreshValues(values: AssessmentValues): AssessmentValues {
    const { steps } = values.reminders
    const plannedSteps = steps?.filter(({ alreadySet }) => alreadySet !== true) ?? []
    return {
      ...values,
      reminders: {
        ...values.reminders,
        steps: plannedSteps.length === 0 ? null : plannedSteps.map(({ sendTime }) => ({ sendTime })),
      },
    }
  }

  get isOngoing(): boolean {
    return this.saved.value?.status === campaignStatus.active
  }

  get selectionRefusal(): string | undefined {
    return this.isOngoing ? assessmentFixedText : undefined
  }

  get canShareLinks(): boolean {
    return isManualScheduleEnabled(this.given.company())
  }

  get templateId(): number | null {
    return this.values.templateIds.find((id) => id !== 'custom') ?? null
  }

  pickTemplate(template: Template): void {
    this.set(getTemplateValues(template))
  }

  chooseQuestions(questions: readonly number[]): void {
    this.set(customizeQuestions(this.values, questions))
  }

  get questions(): Resource<Question[]> {
    return this.library.questions
  }

  get keys(): PersonalizedKey[] {
    return findPersonalizedKeys(this.selectedItems)
  }

  get seconds(): number {
    return this.selectedItems.reduce((sum, { duration }) => sum + duration, 0)
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
    return getAssessmentDateProblems(
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
      personalizeProblem: getPersonalizeProblem(keys, values.personalizeData),
      dateProblem: problems.date ?? problems.due,
      reminderProblem: getAssessmentRemindersProblem(
        { enabled, channel, steps: problems.reminders },
        problems,
      ),
      channel: values.channel,
      intro: values.intro,
    }
  }

  /** A step that hasn't been opened yet shows no problems. */
  protected override get checkedFacts(): AssessmentWizardFacts {
    const { facts, reached } = this
    const order = listAssessmentSteps(facts)
    const isUnseen = order.indexOf('personalize') > order.indexOf(reached)
    return facts.personalizeProblem !== null && isUnseen
      ? { ...facts, personalizeProblem: notFilledInText }
      : facts
  }
}

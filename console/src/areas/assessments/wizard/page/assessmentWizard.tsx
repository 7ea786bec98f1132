import {
  type Assessment,
  type AssessmentStep,
  assessmentScheduleType,
  formatUnavailableQuestions,
  getCompanyName,
  toChannels,
} from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import type { CampaignDescriptor } from '../../../../parts/campaigns/wizard/descriptor.ts'
import { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import { AssessmentDraft, type Origin } from '../assessmentDraft.ts'
import { createIntroDrafts } from '../introDrafts.ts'
import { readRememberedCompany } from '../personalize/rememberedCompany.ts'
import { assessmentRules } from '../rules.ts'
import { assessmentRequests } from '../saving.ts'
import { WizardSide } from '../side/WizardSide.tsx'
import { stepBodies } from '../steps/bodies.tsx'
import { useHints } from '../useHints.ts'
import type { AssessmentValues } from '../values.ts'
import { Summary } from './Summary.tsx'

export const assessmentWizard: CampaignDescriptor<
  Assessment,
  AssessmentValues,
  AssessmentStep,
  Origin,
  AssessmentWizardStore
> = {
  rules: assessmentRules,
  requests: assessmentRequests,
  draftShape: AssessmentDraft,
  idName: 'assessmentId',
  readOrigin: () => ({ kind: 'new' }),
  open: (options, { company, drafts }) =>
    new AssessmentWizardStore({
      ...options,
      personalizeData: { companyName: getCompanyName(company), ...readRememberedCompany(company.company_id) },
      intros: createIntroDrafts(drafts, company.company_id),
    }),
  bodies: stepBodies,
  useLabels() {
    const { t } = useTranslation()
    return t('assessmentWizard.steps', { returnObjects: true })
  },
  useHints,
  listProblems: ({ facts }) => ({ content: formatUnavailableQuestions(facts.items) ?? undefined }),
  listChannelsNow: ({ values }) =>
    values.scheduleType === assessmentScheduleType.immediate ? toChannels(values.channel) : undefined,
  packaged: {
    title: 'assessmentWizard.outcome.packaged',
    text: 'assessmentWizard.outcome.packagedText',
    download: 'assessmentWizard.outcome.download',
  },
  Side: WizardSide,
  summarize: (campaign, outcome) => <Summary {...{ campaign, outcome }} />,
}

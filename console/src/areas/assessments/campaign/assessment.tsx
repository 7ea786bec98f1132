import Assessment from 'virtual:icon/AssessmentOutlined'
import { type AssessmentRow, campaignStatus, getAssessmentRowRefusals } from '@heed/contracts'
import { assessments } from '@heed/contracts/endpoints/campaigns/assessments'
import type { TFunction } from 'i18next'
import { paths } from '../../../app/paths.ts'
import type { CampaignKindConfig } from '../../../parts/campaigns/CampaignKindConfig.ts'
import { getAssessmentPath } from '../../../parts/campaigns/campaignPaths.ts'

type AssessmentActionTarget = Pick<
  AssessmentRow,
  'id' | 'name' | 'status' | 'isScorm' | 'uniqueId' | 'totalEmployees'
>

function formatLossWarning(
  t: TFunction,
  { name, isScorm, status, totalEmployees: count }: AssessmentActionTarget,
): string {
  if (isScorm) return t('assessments.deletePackaged', { name })
  return status === campaignStatus.draft
    ? t('assessments.deleteDraft', { name })
    : t('assessments.deleteScheduled', { name, count })
}

export const assessment: CampaignKindConfig<AssessmentActionTarget> = {
  name: 'assessment',
  title: 'shell.tabs.assessment',
  icon: <Assessment />,
  tabs: {
    all: paths.assessments,
    active: paths.activeAssessments,
    completed: paths.completedAssessments,
    draft: paths.draftAssessments,
  },
  idName: 'assessmentId',
  backText: 'assessment.back',
  missingTexts: { title: 'assessment.notFound', text: 'assessment.notFoundText' },
  rename: {
    operation: 'assessments.rename',
    schema: assessments.rename.body,
    title: 'assessment.renameTitle',
    getDoneText: (t, name) => t('assessment.renamed', { name }),
  },
  open: getAssessmentPath,
  copy: ({ id }) => paths.copyAssessment({ fromId: id }),
  edit: ({ id }) => paths.editAssessment({ assessmentId: id }),
  refusals: getAssessmentRowRefusals,
  download: 'assessments.download',
  stop: {
    operation: 'assessments.pause',
    run: ({ client, companyId }, assessmentId) => client.assessments.pause({ companyId, assessmentId }),
    now: ({ client, companyId }, assessmentId) => client.assessments.get({ companyId, assessmentId }),
    title: (t) => t('assessments.stopTitle'),
    text: (t, { name, totalEmployees: count }) => t('assessments.stopText', { name, count }),
    action: 'assessments.stopAssessment',
    failureText: 'assessments.notStopped',
    getDoneText: (t, { totalEmployees: count }) => [
      t('assessments.stopped'),
      t('assessments.notSent', { count }),
    ],
    stoppedMeanwhile: (t, { name }) => t('assessments.stoppedMeanwhile', { name }),
  },
  delete: {
    operation: 'assessments.delete',
    run: ({ client, companyId }, assessmentId) => client.assessments.delete({ companyId, assessmentId }),
    title: (t) => t('assessments.deleteTitle'),
    text: (t, campaign) => `${t('assessments.deleteText')} ${formatLossWarning(t, campaign)}`,
    action: 'assessments.deleteAssessment',
    failureText: 'assessments.notDeleted',
    getDoneText: (t, { isScorm, status, totalEmployees: count }) => [
      t('assessments.deleted'),
      isScorm || status === campaignStatus.draft ? '' : t('assessments.notSent', { count }),
    ],
  },
}

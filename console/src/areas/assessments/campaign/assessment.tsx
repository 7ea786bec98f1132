import Assessment from 'virtual:icon/AssessmentOutlined'
import { type AssessmentRow, assessmentRowRefusals, campaignStatus } from '@heed/contracts'
import { assessments } from '@heed/contracts/endpoints/campaigns/assessments'
import type { TFunction } from 'i18next'
import { paths } from '../../../app/paths.ts'
import type { CampaignKind } from '../../../parts/campaigns/CampaignKind.ts'
import { assessmentPath } from '../../../parts/campaigns/campaignPaths.ts'

type ActedAssessment = Pick<
  AssessmentRow,
  'id' | 'name' | 'status' | 'isScorm' | 'uniqueId' | 'totalEmployees'
>

function willBeLost(t: TFunction, { name, isScorm, status, totalEmployees: count }: ActedAssessment): string {
  if (isScorm) return t('assessments.deletePackaged', { name })
  return status === campaignStatus.draft
    ? t('assessments.deleteDraft', { name })
    : t('assessments.deleteScheduled', { name, count })
}

export const assessment: CampaignKind<ActedAssessment> = {
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
  back: 'assessment.back',
  missing: { title: 'assessment.notFound', text: 'assessment.notFoundText' },
  rename: {
    operation: 'assessments.rename',
    schema: assessments.rename.body,
    title: 'assessment.renameTitle',
    done: (t, name) => t('assessment.renamed', { name }),
  },
  open: assessmentPath,
  copy: ({ id }) => paths.copyAssessment({ fromId: id }),
  edit: ({ id }) => paths.editAssessment({ assessmentId: id }),
  refusals: assessmentRowRefusals,
  download: 'assessments.download',
  stop: {
    operation: 'assessments.pause',
    run: ({ client, companyId }, assessmentId) => client.assessments.pause({ companyId, assessmentId }),
    now: ({ client, companyId }, assessmentId) => client.assessments.get({ companyId, assessmentId }),
    title: (t) => t('assessments.stopTitle'),
    text: (t, { name, totalEmployees: count }) => t('assessments.stopText', { name, count }),
    action: 'assessments.stopAssessment',
    failed: 'assessments.notStopped',
    done: (t, { totalEmployees: count }) => [t('assessments.stopped'), t('assessments.notSent', { count })],
    stoppedMeanwhile: (t, { name }) => t('assessments.stoppedMeanwhile', { name }),
  },
  delete: {
    operation: 'assessments.delete',
    run: ({ client, companyId }, assessmentId) => client.assessments.delete({ companyId, assessmentId }),
    title: (t) => t('assessments.deleteTitle'),
    text: (t, campaign) => `${t('assessments.deleteText')} ${willBeLost(t, campaign)}`,
    action: 'assessments.deleteAssessment',
    failed: 'assessments.notDeleted',
    done: (t, { isScorm, status, totalEmployees: count }) => [
      t('assessments.deleted'),
      isScorm || status === campaignStatus.draft ? '' : t('assessments.notSent', { count }),
    ],
  },
}

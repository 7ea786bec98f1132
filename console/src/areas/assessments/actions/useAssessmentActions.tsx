import { type AssessmentRow, assessmentRowRefusals, campaignStatus } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { callCommand } from '../../../lib/commands/apiCommand.ts'
import { assessmentPath } from '../../../parts/campaigns/campaignPaths.ts'
import {
  type CampaignActionOptions,
  type CampaignActions,
  useCampaignActions,
} from '../../../parts/campaigns/list/useCampaignActions.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { AssessmentActionsStore } from './AssessmentActionsStore.ts'

export type ActedAssessment = Pick<
  AssessmentRow,
  'id' | 'name' | 'status' | 'isScorm' | 'uniqueId' | 'totalEmployees'
>

type Options = CampaignActionOptions<ActedAssessment>

export function useAssessmentActions(options: Options): (assessment: ActedAssessment) => CampaignActions {
  const { t } = useTranslation()
  const { company_id: companyId } = useCompany()
  const caller = useCampaignCaller()
  const store = useCompanyStore(AssessmentActionsStore)

  function whatGoes({ name, isScorm, status, totalEmployees: count }: ActedAssessment): string {
    if (isScorm) return t('assessments.deletePackaged', { name })
    return status === campaignStatus.draft
      ? t('assessments.deleteDraft', { name })
      : t('assessments.deleteScheduled', { name, count })
  }

  const whatWent = ({ isScorm, status, totalEmployees: count }: ActedAssessment): string =>
    isScorm || status === campaignStatus.draft ? '' : t('assessments.notSent', { count })

  const kind = {
    refusals: assessmentRowRefusals,
    open: assessmentPath,
    copy: ({ id }: ActedAssessment) => paths.copyAssessment({ fromId: id }),
    edit: ({ id }: ActedAssessment) => paths.editAssessment({ assessmentId: id }),
    downloadLabel: t('assessments.download'),
    stop: ({ id, name, totalEmployees: count }: ActedAssessment) => ({
      title: t('assessments.stopTitle'),
      description: t('assessments.stopText', { name, count }),
      actionLabel: t('assessments.stopAssessment'),
      run: () => store.stop(String(id)),
      otherwise: t('assessments.notStopped'),
      done: [t('assessments.stopped'), t('assessments.notSent', { count })],
      command: callCommand('assessments.pause', { companyId, assessmentId: id }),
      inVain: async () => {
        const now = await store.now(String(id))
        if (now.status === campaignStatus.draft) return t('assessments.stoppedMeanwhile', { name })
        return assessmentRowRefusals(now, caller).stop
      },
    }),
    delete: (assessment: ActedAssessment) => ({
      title: t('assessments.deleteTitle'),
      description: `${t('assessments.deleteText')} ${whatGoes(assessment)}`,
      actionLabel: t('assessments.deleteAssessment'),
      run: () => store.delete(String(assessment.id)),
      otherwise: t('assessments.notDeleted'),
      done: [t('assessments.deleted'), whatWent(assessment)],
      command: callCommand('assessments.delete', { companyId, assessmentId: assessment.id }),
    }),
  }
  return useCampaignActions(kind, options)
}

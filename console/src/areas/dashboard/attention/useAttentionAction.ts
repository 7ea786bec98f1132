import {
  areRecommendationsEnabled,
  campaignStatus,
  type DirectoryType,
  getCreateRefusal,
  getTrainingAvailability,
  isAnonymous,
} from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { paths, withQuery } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { toRecommendationFilters } from '../../../parts/campaigns/RecommendedTraining.ts'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import type { AttentionItem } from './attentionItems.ts'

const directoryPaths: Readonly<Record<DirectoryType, () => string>> = {
  azure: paths.azure,
  google: paths.google,
}

export function useAttentionAction(): (item: AttentionItem, subject: string) => Action {
  const { t } = useTranslation()
  const company = useCompany()
  const caller = useCampaignCaller()
  const upgradeAction = useUpgradeAction()
  const getAction = (item: AttentionItem): Omit<Action, 'name'> => {
    switch (item.kind) {
      case 'seats':
        return upgradeAction
      case 'weakest':
        return getTrainAction(item)
      case 'sync':
        return {
          key: 'sync',
          label: t('dashboard.attention.openIntegration'),
          to: directoryPaths[item.type](),
          hidden: !caller.isAdmin,
        }
      case 'report':
        return {
          key: 'report',
          label: t('dashboard.attention.viewReport'),
          to: paths.report({ reportId: item.report.id }),
        }
      case 'assessmentEnds':
        return {
          key: 'remind',
          label: t('dashboard.attention.sendReminders'),
          to: withQuery(paths.assessmentView({ assessmentId: item.assessment.id }), { dialog: 'remind' }),
          hidden: !item.assessment.canRemind,
        }
      case 'trainingEnds':
      case 'listsBehind':
        return {
          key: 'remind',
          label: t('dashboard.attention.sendReminders'),
          to: withQuery(paths.trainingView({ trainingId: item.training.id }), { dialog: 'remind' }),
          hidden: !item.training.canRemind,
        }
      case 'trainingBounced':
        return getBouncedAction(paths.trainingView({ trainingId: item.training.id }))
      case 'assessmentBounced':
        return getBouncedAction(paths.assessmentView({ assessmentId: item.assessment.id }))
      case 'trainingDrafts':
        return getDraftAction(
          item.drafts.count,
          paths.editTraining({ trainingId: item.drafts.newest.id }),
          paths.draftTrainings(),
        )
      case 'assessmentDrafts':
        return getDraftAction(
          item.drafts.count,
          paths.editAssessment({ assessmentId: item.drafts.newest.id }),
          paths.draftAssessments(),
        )
    }
  }
  const getBouncedAction = (path: string): Action => ({
    key: 'bounced',
    label: t('dashboard.attention.viewEmails'),
    to: withQuery(path, { dialog: 'bounced' }),
    hidden: isAnonymous(company),
  })
  const getDraftAction = (count: number, draftPath: string, listPath: string): Action => ({
    key: 'draft',
    label: t(count === 1 ? 'dashboard.attention.continueDraft' : 'dashboard.attention.viewDrafts'),
    to: count === 1 ? draftPath : listPath,
    hidden: !caller.isAdmin,
  })
  /** Recommendations narrow the subjects to the weakness; without them, the wizard opens with the list selected. */
  const getTrainAction = ({ insight, assessment }: Extract<AttentionItem, { kind: 'weakest' }>): Action => {
    const isRecommended = areRecommendationsEnabled(company) && assessment.status === campaignStatus.completed
    const { id: assessmentId } = assessment
    return {
      key: 'train',
      label: t('campaigns.create.training'),
      to: isRecommended
        ? withQuery(paths.recommendation({ assessmentId }), toRecommendationFilters(insight))
        : paths.createTraining(),
      ...toRefusalProps(getCreateRefusal(company, caller)),
      ...(getTrainingAvailability(company) !== 'open' && { hidden: true }),
    }
  }
  return (item, subject) => {
    const action = getAction(item)
    return { ...action, name: t('dashboard.attention.actionFor', { label: action.label, subject }) }
  }
}

import { campaignStatus, companyName, isActive, type Training, trainingRowRefusals } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { callCommand } from '../../../lib/commands/apiCommand.ts'
import { trainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import {
  type CampaignActionOptions,
  type CampaignActions,
  useCampaignActions,
} from '../../../parts/campaigns/list/useCampaignActions.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { TrainingActionsStore } from './TrainingActionsStore.ts'

export type ActedTraining = Pick<
  Training,
  'id' | 'name' | 'status' | 'isScorm' | 'uniqueId' | 'totalUsers' | 'subjectsSent'
>

type Options = CampaignActionOptions<ActedTraining>

export function useTrainingActions(options: Options): (training: ActedTraining) => CampaignActions {
  const { t } = useTranslation()
  const company = useCompany()
  const caller = useCampaignCaller()
  const store = useCompanyStore(TrainingActionsStore)

  /** A stopped training is a draft that has already sent subjects. */
  function whatGoes({ isScorm, subjectsSent, totalUsers: count }: ActedTraining): string {
    if (isScorm) return t('trainings.deletePackaged')
    if (subjectsSent > 0) return t('trainings.deleteSent', { count })
    return count > 0 ? t('trainings.deleteUnsent', { count }) : ''
  }

  function whatWent({ isScorm, subjectsSent, totalUsers: count }: ActedTraining): string {
    if (isScorm || count === 0) return ''
    return subjectsSent > 0 ? t('trainings.deletedSent', { count }) : t('trainings.deletedUnsent', { count })
  }

  const command = (operation: string, { id }: Pick<ActedTraining, 'id'>): string =>
    callCommand(operation, { companyId: company.company_id, trainingId: id })

  const kind = {
    refusals: trainingRowRefusals,
    open: trainingPath,
    copy: ({ id }: ActedTraining) => paths.copyTraining({ fromId: id }),
    edit: ({ id }: ActedTraining) => paths.editTraining({ trainingId: id }),
    downloadLabel: t('trainings.download'),
    stop: ({ id, name, status, isScorm, totalUsers: count }: ActedTraining) => {
      const facts = { name, company: companyName(company), count }
      return {
        title: t('trainings.stopTitle'),
        description: isActive(status)
          ? t('trainings.stopActive', facts)
          : t('trainings.stopScheduled', facts),
        actionLabel: t('trainings.stopTraining'),
        run: () => store.stop(String(id)),
        otherwise: t('trainings.notStopped'),
        done: [
          t('trainings.stopped'),
          isActive(status) ? t('trainings.stoppedFor', { count }) : t('trainings.deletedUnsent', { count }),
        ],
        command: command('trainings.pause', { id }),
        inVain: async () => {
          const now = await store.status(String(id))
          if (now.status === campaignStatus.draft) return t('trainings.stoppedMeanwhile', { name })
          return trainingRowRefusals({ status: now.status, isScorm }, caller).stop
        },
      }
    },
    delete: (training: ActedTraining) => ({
      title: t('trainings.deleteTitle', { name: training.name, company: companyName(company) }),
      description: [t('trainings.deleteText'), whatGoes(training)].filter(Boolean).join(' '),
      actionLabel: t('trainings.deleteTraining'),
      run: () => store.delete(String(training.id)),
      otherwise: t('trainings.notDeleted'),
      done: [t('trainings.deleted'), whatWent(training)],
      command: command('trainings.delete', training),
    }),
  }
  return useCampaignActions(kind, options)
}

import {
  type ActionResult,
  companyName,
  createRefusal,
  isActive,
  type Training,
  trainingRowRefusals,
} from '@heed/contracts'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import OpenInNew from '@mui/icons-material/OpenInNewOutlined'
import StopCircle from '@mui/icons-material/StopCircleOutlined'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useCompanyStore, useRoot } from '../../../app/RootContext.tsx'
import { accepted } from '../../../lib/accepted.ts'
import { trainingPath } from '../../../parts/campaigns/trainingPath.ts'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { type Action, refusedBy } from '../../../ui/action.ts'
import { LIST_NOTICE_DURATION } from '../../../ui/notice.ts'
import { TrainingActionsStore } from './TrainingActionsStore.ts'

/** What of a training is asked, said and done; a row of the list holds it as the training itself does. */
export type ActedTraining = Pick<
  Training,
  'id' | 'name' | 'status' | 'isScorm' | 'uniqueId' | 'totalUsers' | 'subjectsSent'
>

type Options = {
  /** Opens `DownloadDialog`. */
  onDownload: (training: ActedTraining) => void
  /** It was stopped, or somebody else has changed it so that it could not be: what is shown is read again. */
  onChanged: () => void
  onDeleted: () => void
}

/** Named, so that the page of a training puts them among its own; in the order of a row's menu. */
type TrainingActions = Record<'open' | 'download' | 'duplicate' | 'edit' | 'stop' | 'delete', Action>

/** What can be done with a training, the same in a row's menu and on its page; for observers. */
export function useTrainingActions({
  onDownload,
  onChanged,
  onDeleted,
}: Options): (training: ActedTraining) => TrainingActions {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const store = useCompanyStore(TrainingActionsStore)
  const caller = useCampaignCaller()

  async function carryOut(change: Promise<ActionResult>, otherwise: string): Promise<void> {
    try {
      accepted(await change, otherwise)
    } catch (error) {
      onChanged()
      throw error
    }
  }

  const tell = (...sentences: readonly string[]) =>
    notices.show('success', sentences.filter(Boolean).join('\n'), LIST_NOTICE_DURATION)

  function askStop({ id, name, status, totalUsers: count }: ActedTraining): void {
    const facts = { name, company: companyName(company), count }
    confirm.ask({
      title: t('trainings.stopTitle'),
      description: isActive(status) ? t('trainings.stopActive', facts) : t('trainings.stopScheduled', facts),
      actionLabel: t('trainings.stopTraining'),
      danger: true,
      run: async () => {
        await carryOut(store.stop(String(id)), t('trainings.notStopped'))
        tell(t('trainings.stopped'), t('trainings.stoppedFor', { count }))
        onChanged()
      },
    })
  }

  function askDelete(training: ActedTraining): void {
    confirm.ask({
      title: t('trainings.deleteTitle', { name: training.name, company: companyName(company) }),
      description: [t('trainings.deleteText'), whatGoes(training)].filter(Boolean).join(' '),
      actionLabel: t('trainings.deleteTraining'),
      danger: true,
      run: async () => {
        await carryOut(store.delete(String(training.id)), t('trainings.notDeleted'))
        tell(t('trainings.deleted'), whatWent(training))
        onDeleted()
      },
    })
  }

  /** A stopped training is a draft that was sent in part. */
  function whatGoes({ isScorm, subjectsSent, totalUsers: count }: ActedTraining): string {
    if (isScorm) return t('trainings.deletePackaged')
    if (subjectsSent > 0) return t('trainings.deleteSent', { count })
    return count > 0 ? t('trainings.deleteUnsent', { count }) : ''
  }

  function whatWent({ isScorm, subjectsSent, totalUsers: count }: ActedTraining): string {
    if (isScorm || count === 0) return ''
    return subjectsSent > 0 ? t('trainings.deletedSent', { count }) : t('trainings.deletedUnsent', { count })
  }

  return (training) => {
    const refusals = trainingRowRefusals(training, caller)
    return {
      open: {
        key: 'open',
        label: t('trainings.open'),
        icon: <OpenInNew />,
        to: trainingPath(training),
        ...refusedBy(refusals.open),
      },
      download: {
        key: 'download',
        label: t('trainings.download'),
        icon: <Download />,
        onRun: () => onDownload(training),
        ...refusedBy(refusals.download),
        // What can never be downloaded says no more about it.
        ...(training.isScorm ? {} : { hidden: true }),
      },
      duplicate: {
        key: 'duplicate',
        label: t('trainings.duplicate'),
        icon: <ContentCopy />,
        to: paths.copyTraining({ fromId: training.id }),
        ...refusedBy(refusals.duplicate ?? createRefusal(company, caller)),
      },
      edit: {
        key: 'edit',
        label: t('trainings.edit'),
        icon: <Edit />,
        to: paths.editTraining({ trainingId: training.id }),
        ...refusedBy(refusals.edit),
      },
      stop: {
        key: 'stop',
        label: t('trainings.stop'),
        icon: <StopCircle />,
        danger: true,
        onRun: () => askStop(training),
        ...refusedBy(refusals.stop),
      },
      delete: {
        key: 'delete',
        label: t('trainings.delete'),
        icon: <Delete />,
        danger: true,
        onRun: () => askDelete(training),
        ...refusedBy(refusals.delete),
      },
    }
  }
}

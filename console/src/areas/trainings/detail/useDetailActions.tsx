import { campaignStatus, isAnonymous, isPlanned, trainingRefusals, wasSentLately } from '@heed/contracts'
import { trainingReports } from '@heed/contracts/endpoints/campaigns/trainingReports'
import Edit from '@mui/icons-material/DriveFileRenameOutlineOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Send from '@mui/icons-material/SendOutlined'
import { useTranslation } from 'react-i18next'
import { useFetchedFile } from '../../../app/files/useFetchedFile.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { fileNameOf } from '../../../lib/files/saveFile.ts'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { type Action, refusedBy } from '../../../ui/buttons/action.ts'
import { useTrainingActions } from '../actions/useTrainingActions.tsx'
import { isByLink } from './stopped.ts'
import type { TrainingFile, TrainingStore } from './TrainingStore.ts'
import type { OpenDialog } from './useOpenDialog.ts'

type Options = { open: OpenDialog['open']; onDeleted: () => void }

/** Actions in the order given in S1 section 2. */
export function useDetailActions(
  training: TrainingStore,
  { open, onDeleted }: Options,
): { primary: Action | undefined; beside: readonly Action[]; menu: readonly Action[] } {
  const { t } = useTranslation()
  const caller = useCampaignCaller()
  const company = useCompany()
  const { clock } = useRoot()
  const fetched = useFetchedFile()
  const rowActions = useTrainingActions({
    onDownload: () => open('download'),
    onChanged: () => void training.readAgain(),
    onDeleted,
  })
  const { value } = training.info
  if (!value) return { primary: undefined, beside: [], menu: [] }
  const refusals = trainingRefusals(value, caller)
  const { download, duplicate, edit, stop, delete: remove } = rowActions(value)
  /** The server may refuse for reasons that the client's rules don't know. */
  const unless = (allowed: boolean, refusal: string | null) =>
    refusal ?? (allowed ? null : t('training.notNow'))
  const file = (kind: TrainingFile, label: string, call: Parameters<typeof fileNameOf>[1]): Action => ({
    key: kind,
    label,
    icon: <Download />,
    ...fetched(kind, {
      what: label,
      name: fileNameOf(value.name, call),
      fetch: (given) => training.file(kind, given),
    }),
  })
  // With anonymous tracking, a report about employees would be empty.
  const ofPeople = isAnonymous(company) ? t('employees.trackingDisabled') : null
  const remind: Action = {
    key: 'remind',
    label: t('campaigns.reminding.send'),
    icon: <Send />,
    onRun: () => open('remind'),
    ...refusedBy(unless(value.canRemind, refusals.remind)),
  }
  // Replaces the reminder to everyone once the training is completed.
  const oneByOne: Action = {
    key: 'oneByOne',
    label: t('training.oneByOne'),
    icon: <Send />,
    hint: t('training.oneByOneHint'),
    onRun: () => open('people', { progress: 'notFinished' }),
  }
  const mayOneByOne =
    value.status === campaignStatus.completed &&
    value.score < value.total &&
    caller.isAdmin &&
    !isAnonymous(company) &&
    !value.isScorm
  const links: Action = {
    ...file('links', t('training.signInLinks'), trainingReports.signInLinksCsv),
    ...refusedBy(refusals.signInLinks ?? ofPeople),
  }
  const handsOut = isByLink(value) && links.disabledReason === undefined && !links.hidden
  const isFresh = wasSentLately(value.firstBatch, clock.now().toISOString())
  return {
    // Reminders are impossible before the start and useless right after it; the menu explains refusals.
    primary: value.isScorm
      ? download
      : handsOut
        ? links
        : isPlanned(value.status)
          ? edit
          : isFresh || remind.disabledReason !== undefined
            ? undefined
            : remind,
    beside: mayOneByOne
      ? [oneByOne]
      : (isFresh || handsOut) && !value.isScorm && !isPlanned(value.status) && !remind.disabledReason
        ? [remind]
        : [],
    menu: [
      remind,
      { ...file('pdf', t('training.report'), trainingReports.pdf), ...refusedBy(refusals.reports) },
      {
        ...file('employeePdf', t('training.employeePdf'), trainingReports.pdf),
        ...refusedBy(refusals.employeePdf ?? ofPeople),
      },
      {
        ...file('usersCsv', t('training.employeeCsv'), trainingReports.usersCsv),
        ...refusedBy(refusals.reports ?? ofPeople),
      },
      {
        ...file('detailedCsv', t('training.detailedCsv'), trainingReports.usersDetailedCsv),
        ...refusedBy(refusals.reports ?? ofPeople),
      },
      links,
      {
        key: 'rename',
        label: t('training.rename'),
        icon: <Edit />,
        onRun: () => open('rename'),
        ...refusedBy(unless(value.canRename, refusals.rename)),
      },
      { ...duplicate, label: t('training.copy') },
      { ...stop, label: t('training.stop'), ...refusedBy(unless(value.canStop, refusals.stop)) },
      { ...remove, label: t('training.delete'), ...refusedBy(unless(value.canDelete, refusals.delete)) },
    ],
  }
}

import { type Assessment, companyName, isAnonymous, wasSentLately } from '@heed/contracts'
import { assessmentReports } from '@heed/contracts/endpoints/campaigns/assessmentReports'
import Delete from '@mui/icons-material/DeleteOutlined'
import Rename from '@mui/icons-material/DriveFileRenameOutlineOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Restart from '@mui/icons-material/RestartAltOutlined'
import Send from '@mui/icons-material/SendOutlined'
import { useTranslation } from 'react-i18next'
import { useFetchedFile } from '../../../app/files/useFetchedFile.ts'
import { paths } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { callCommand } from '../../../lib/commands/apiCommand.ts'
import { fileNameOf } from '../../../lib/files/saveFile.ts'
import { type Action, refusedBy } from '../../../ui/buttons/action.ts'
import type { AssessmentStore } from './AssessmentStore.ts'
import { useAssessmentRefusals } from './useAssessmentRefusals.ts'
import type { OpenDialog } from './useOpenDialog.ts'

type Options = { open: OpenDialog['open']; onDeleted: () => void }

/** Actions in the order given in S1 section 2. */
export function useDetailActions(
  assessment: AssessmentStore,
  { open, onDeleted }: Options,
): { primary: Action | undefined; beside: readonly Action[]; menu: readonly Action[] } {
  const { t } = useTranslation()
  const { confirm, notices, clock } = useRoot()
  const company = useCompany()
  const fetched = useFetchedFile()
  const refusalsOf = useAssessmentRefusals()
  const { value } = assessment.info
  if (!value) return { primary: undefined, beside: [], menu: [] }
  const refusals = refusalsOf(value)
  const named = { companyId: company.company_id, assessmentId: assessment.key }
  const askDelete = () =>
    confirm.ask({
      title: t('assessment.deleteTitle', { name: value.name, company: companyName(company) }),
      description: [t('assessment.deleteText'), whatGoes(value)].filter(Boolean).join(' '),
      actionLabel: t('assessment.delete'),
      command: callCommand('assessments.delete', named),
      danger: true,
      run: async () => {
        await assessment.delete(t('assessment.notDeleted'))
        notices.show('success', t('assessment.deleted'))
        onDeleted()
      },
    })
  const whatGoes = ({ isScorm, usersTotal: count }: Assessment): string => {
    if (isScorm) return t('assessment.deletePackaged')
    return count > 0 ? t('assessment.deleteFor', { count }) : ''
  }
  const remind: Action = {
    key: 'remind',
    label: t('campaigns.reminding.send'),
    icon: <Send />,
    onRun: () => open('remind'),
    // The server may refuse for reasons that the client's rules don't know.
    ...refusedBy(refusals.remind ?? (value.canRemind ? null : t('assessment.notNow'))),
    ...(value.isScorm && { hidden: true }),
  }
  const isFresh = wasSentLately(value.deliveryDate, clock.now().toISOString())
  const download: Action = {
    key: 'download',
    label: t('assessment.download'),
    icon: <Download />,
    onRun: () => open('download'),
    ...refusedBy(refusals.download),
    ...(!value.isScorm && { hidden: true }),
  }
  return {
    // Right after the delivery, a reminder is possible but isn't the suggested action.
    primary: value.isScorm ? download : isFresh ? undefined : remind,
    beside: isFresh && !value.isScorm ? [remind] : [],
    menu: [
      {
        key: 'edit',
        label: t('assessment.edit'),
        icon: <Edit />,
        to: paths.editAssessment({ assessmentId: assessment.key }),
        ...refusedBy(refusals.edit),
        ...((value.isCompleted || value.isScorm) && { hidden: true }),
      },
      remind,
      {
        key: 'detailed',
        label: t('assessment.detailedCsv'),
        icon: <Download />,
        ...fetched('detailed', {
          what: t('assessment.detailedCsv'),
          name: fileNameOf(value.name, assessmentReports.detailedCsv),
          fetch: (given) => assessment.detailedCsv(given),
        }),
        // With anonymous tracking, a report about employees would be empty.
        ...refusedBy(
          refusals.detailedReport ?? (isAnonymous(company) ? t('employees.trackingDisabled') : null),
        ),
      },
      download,
      {
        key: 'rename',
        label: t('assessment.rename'),
        icon: <Rename />,
        onRun: () => open('rename'),
        ...refusedBy(refusals.rename),
      },
      {
        key: 'restart',
        label: t('assessment.restart'),
        icon: <Restart />,
        danger: true,
        onRun: () => open('restart'),
        ...refusedBy(refusals.restart),
        ...(value.isScorm && { hidden: true }),
      },
      {
        key: 'delete',
        label: t('assessment.delete'),
        icon: <Delete />,
        danger: true,
        onRun: askDelete,
        ...refusedBy(refusals.delete),
      },
    ],
  }
}

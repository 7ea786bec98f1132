import Delete from 'virtual:icon/DeleteOutlined'
import Edit from 'virtual:icon/EditOutlined'
import Download from 'virtual:icon/FileDownloadOutlined'
import Restart from 'virtual:icon/RestartAltOutlined'
import { type Assessment, getCompanyName, isAnonymous, wasRecentlySent } from '@heed/contracts'
import { assessmentReports } from '@heed/contracts/endpoints/campaigns/assessmentReports'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import type { DetailActions } from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { useDetailTools } from '../../../parts/campaigns/detail/useDetailTools.tsx'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import type { AssessmentStore } from './AssessmentStore.ts'
import type { DialogState } from './dialogs/useOpenDialog.ts'
import { useAssessmentRefusals } from './useAssessmentRefusals.ts'

type Options = { open: DialogState['open']; onDeleted: () => void }

export function useDetailActions(assessment: AssessmentStore, options: Options): DetailActions {
  const { open, onDeleted } = options
  const { t } = useTranslation()
  const { clock } = useRoot()
  const anonymous = isAnonymous(useCompany())
  const getRefusals = useAssessmentRefusals()
  const { value } = assessment.info
  const tools = useDetailTools(value?.name ?? '', open)
  const askDelete = useAskDelete(assessment, onDeleted)
  if (!value) return { primary: undefined, beside: [], menu: [] }
  const refusals = getRefusals(value)
  const toHiddenProps = (isHidden: boolean) => (isHidden ? { hidden: true } : {})
  const remindAction: Action = {
    // The server may refuse for reasons that the client's rules don't cover.
    ...tools.remind(refusals.remind ?? (value.canRemind ? null : t('assessment.notNow'))),
    ...toHiddenProps(value.isScorm),
  }
  const wasSentRecently = wasRecentlySent(value.deliveryDate, clock.now().toISOString())
  const downloadAction: Action = {
    key: 'download',
    label: t('assessment.download'),
    icon: <Download />,
    onRun: () => open('download'),
    ...toRefusalProps(refusals.download),
    ...toHiddenProps(!value.isScorm),
  }
  return {
    // Right after the delivery, a reminder is possible but isn't the suggested action.
    primary: value.isScorm ? downloadAction : wasSentRecently ? undefined : remindAction,
    beside: wasSentRecently && !value.isScorm ? [remindAction] : [],
    menu: [
      {
        key: 'edit',
        label: t('assessment.edit'),
        icon: <Edit />,
        to: paths.editAssessment({ assessmentId: assessment.key }),
        ...toRefusalProps(refusals.edit),
        ...toHiddenProps(value.isCompleted || value.isScorm),
      },
      remindAction,
      tools.file({
        key: 'detailed',
        label: t('assessment.detailedCsv'),
        endpoint: assessmentReports.detailedCsv,
        fetch: (options) => assessment.detailedCsv(options),
        // With anonymous tracking, a report about employees would be empty.
        refusal: refusals.detailedReport ?? (anonymous ? t('employees.trackingDisabled') : null),
      }),
      downloadAction,
      tools.rename(t('assessment.rename'), refusals.rename),
      {
        key: 'restart',
        label: t('assessment.restart'),
        icon: <Restart />,
        danger: true,
        onRun: () => open('restart'),
        ...toRefusalProps(refusals.restart),
        ...toHiddenProps(value.isScorm),
      },
      {
        key: 'delete',
        label: t('assessment.delete'),
        icon: <Delete />,
        danger: true,
        onRun: () => askDelete(value),
        ...toRefusalProps(refusals.delete),
      },
    ],
  }
}

function useAskDelete(assessment: AssessmentStore, onDeleted: () => void): (value: Assessment) => void {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const formatLossWarning = ({ isScorm, usersTotal: count }: Assessment): string => {
    if (isScorm) return t('assessment.deletePackaged')
    return count > 0 ? t('assessment.deleteFor', { count }) : ''
  }
  return (value) =>
    confirm.ask({
      title: t('assessment.deleteTitle', { name: value.name, company: getCompanyName(company) }),
      description: [t('assessment.deleteText'), formatLossWarning(value)].filter(Boolean).join(' '),
      actionLabel: t('assessment.delete'),
      command: formatCallCommand('assessments.delete', {
        companyId: company.company_id,
        assessmentId: assessment.key,
      }),
      danger: true,
      run: async () => {
        await assessment.delete(t('assessment.notDeleted'))
        notices.show('success', t('assessment.deleted'))
        onDeleted()
      },
    })
}

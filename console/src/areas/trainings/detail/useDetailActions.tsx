import Send from 'virtual:icon/SendOutlined'
import {
  campaignStatus,
  getTrainingRefusals,
  isAnonymous,
  isNotStarted,
  type Training,
  wasRecentlySent,
} from '@heed/contracts'
import { trainingReports } from '@heed/contracts/endpoints/campaigns/trainingReports'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import type { DetailActions } from '../../../parts/campaigns/detail/CampaignPage.tsx'
import { useDetailTools } from '../../../parts/campaigns/detail/useDetailTools.tsx'
import {
  type CampaignActions,
  useCampaignActions,
} from '../../../parts/campaigns/list/useCampaignActions.tsx'
import { useCampaignCaller } from '../../../parts/campaigns/useCampaignCaller.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { trainingKind as kind } from '../campaign/training.tsx'
import type { TrainingDialogState } from './dialogs/useTrainingDialog.ts'
import { isSharedByLink } from './stopped.ts'
import type { TrainingFile, TrainingStore } from './TrainingStore.ts'

type Options = { open: TrainingDialogState['open']; onDeleted: () => void }

export function useDetailActions(training: TrainingStore, { open, onDeleted }: Options): DetailActions {
  const { t } = useTranslation()
  const caller = useCampaignCaller()
  const { value } = training.info
  const tools = useDetailTools(value?.name ?? '', open)
  const rowActions = useCampaignActions(kind, {
    onDownload: () => open('download'),
    onChanged: () => void training.readAgain(),
    onDeleted,
  })
  const files = useReports(training, tools.file)
  const getProminentActions = useProminentActions(open)
  if (!value) return { primary: undefined, beside: [], menu: [] }
  const refusals = getTrainingRefusals(value, caller)
  const row = rowActions(value)
  const { pdf, employeePdf, usersCsv, detailedCsv, links } = files(value)
  /** The server may refuse for reasons that the client's rules don't cover. */
  const refuseUnless = (isAllowed: boolean, refusal: string | null) =>
    refusal ?? (isAllowed ? null : t('training.notNow'))
  const remindAction = tools.remind(refuseUnless(value.canRemind, refusals.remind))
  return {
    ...getProminentActions(value, { ...row, remind: remindAction, links }),
    menu: [
      remindAction,
      pdf,
      employeePdf,
      usersCsv,
      detailedCsv,
      links,
      tools.rename(t('training.rename'), refuseUnless(value.canRename, refusals.rename)),
      { ...row.duplicate, label: t('training.copy') },
      {
        ...row.stop,
        label: t('training.stop'),
        ...toRefusalProps(refuseUnless(value.canStop, refusals.stop)),
      },
      {
        ...row.delete,
        label: t('training.delete'),
        ...toRefusalProps(refuseUnless(value.canDelete, refusals.delete)),
      },
    ],
  }
}

type FileAction = ReturnType<typeof useDetailTools>['file']

function useReports(training: TrainingStore, file: FileAction) {
  const { t } = useTranslation()
  const caller = useCampaignCaller()
  // With anonymous tracking, a report about employees would be empty.
  const trackingRefusal = isAnonymous(useCompany()) ? t('employees.trackingDisabled') : null
  const createReportAction = (
    key: TrainingFile,
    label: string,
    endpoint: Parameters<FileAction>[0]['endpoint'],
    refusal: string | null,
  ) => file({ key, label, endpoint, refusal, fetch: (options) => training.file(key, options) })
  return (value: Training) => {
    const { reports, employeePdf, signInLinks } = getTrainingRefusals(value, caller)
    const { pdf, usersCsv, usersDetailedCsv, signInLinksCsv } = trainingReports
    return {
      pdf: createReportAction('pdf', t('training.report'), pdf, reports),
      employeePdf: createReportAction(
        'employeePdf',
        t('training.employeePdf'),
        pdf,
        employeePdf ?? trackingRefusal,
      ),
      usersCsv: createReportAction(
        'usersCsv',
        t('training.employeeCsv'),
        usersCsv,
        reports ?? trackingRefusal,
      ),
      detailedCsv: createReportAction(
        'detailedCsv',
        t('training.detailedCsv'),
        usersDetailedCsv,
        reports ?? trackingRefusal,
      ),
      links: createReportAction(
        'links',
        t('training.signInLinks'),
        signInLinksCsv,
        signInLinks ?? trackingRefusal,
      ),
    }
  }
}

type OfferedActions = Pick<CampaignActions, 'download' | 'edit'> & { remind: Action; links: Action }

/** Returns the suggested action and the action next to it. */
function useProminentActions(open: TrainingDialogState['open']) {
  const { t } = useTranslation()
  const { isAdmin } = useCampaignCaller()
  const anonymous = isAnonymous(useCompany())
  const { clock } = useRoot()
  // Replaces the reminder to everyone once the training is completed.
  const oneByOneAction: Action = {
    key: 'oneByOne',
    label: t('training.oneByOne'),
    icon: <Send />,
    hint: t('training.oneByOneHint'),
    onRun: () => open('people', { progress: 'notFinished' }),
  }
  return (
    value: Training,
    { download, edit, remind, links }: OfferedActions,
  ): Pick<DetailActions, 'primary' | 'beside'> => {
    const { isScorm, status, score, total, firstBatch } = value
    const canRemindOneByOne =
      status === campaignStatus.completed && score < total && isAdmin && !anonymous && !isScorm
    const besideActions = canRemindOneByOne ? [oneByOneAction] : []
    if (isScorm) return { primary: download, beside: besideActions }
    const wasSentRecently = wasRecentlySent(firstBatch, clock.now().toISOString())
    const canRemind = remind.disabledReason === undefined
    const sharesLinks = isSharedByLink(value) && links.disabledReason === undefined && !links.hidden
    const secondaryActions =
      besideActions.length === 0 && !isNotStarted(status) && canRemind ? [remind] : besideActions
    if (sharesLinks) return { primary: links, beside: secondaryActions }
    if (isNotStarted(status)) return { primary: edit, beside: besideActions }
    // Reminders are impossible before the start and useless right after it; the menu explains refusals.
    return wasSentRecently || !canRemind
      ? { primary: undefined, beside: wasSentRecently ? secondaryActions : besideActions }
      : { primary: remind, beside: besideActions }
  }
}

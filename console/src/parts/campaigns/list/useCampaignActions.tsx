import ContentCopy from 'virtual:icon/ContentCopyOutlined'
import Delete from 'virtual:icon/DeleteOutlined'
import Edit from 'virtual:icon/EditOutlined'
import Download from 'virtual:icon/FileDownloadOutlined'
import OpenInNew from 'virtual:icon/OpenInNewOutlined'
import StopCircle from 'virtual:icon/StopCircleOutlined'
import { campaignStatus, getCreateRefusal } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatCallCommand } from '../../../lib/commands/apiCommand.ts'
import { ensureSuccess } from '../../../lib/tables/ensureSuccess.ts'
import { type Action, toRefusalProps } from '../../../ui/buttons/action.ts'
import { LIST_NOTICE_MS } from '../../../ui/notices/notice.ts'
import type {
  ActionableCampaign,
  CampaignChange,
  CampaignKindConfig,
  RowAction,
} from '../CampaignKindConfig.ts'
import { useCampaignCaller } from '../useCampaignCaller.ts'

export type CampaignActions = Record<RowAction, Action>

type Options<Campaign> = {
  onDownload: (campaign: Campaign) => void
  onChanged: () => void
  onDeleted: () => void
}

export function useCampaignActions<Campaign extends ActionableCampaign>(
  kind: CampaignKindConfig<Campaign>,
  { onDownload, onChanged, onDeleted }: Options<Campaign>,
): (campaign: Campaign) => CampaignActions {
  const { t } = useTranslation()
  const company = useCompany()
  const caller = useCampaignCaller()
  const ask = useConfirmChange(kind, onChanged)
  return (campaign) => {
    const refusals = kind.refusals(campaign, caller)
    const createAction = (
      key: RowAction,
      properties: Omit<Action, 'key'>,
      refusal = refusals[key],
    ): Action => ({
      key,
      ...properties,
      ...toRefusalProps(refusal),
    })
    return {
      open: createAction('open', {
        label: t('campaigns.list.open'),
        icon: <OpenInNew />,
        to: kind.open(campaign),
      }),
      download: {
        ...createAction('download', {
          label: t(kind.download),
          icon: <Download />,
          onRun: () => onDownload(campaign),
        }),
        ...(campaign.isScorm ? {} : { hidden: true }),
      },
      duplicate: createAction(
        'duplicate',
        { label: t('campaigns.list.duplicate'), icon: <ContentCopy />, to: kind.copy(campaign) },
        refusals.duplicate ?? getCreateRefusal(company, caller),
      ),
      edit: createAction('edit', {
        label: t('campaigns.list.edit'),
        icon: <Edit />,
        to: kind.edit(campaign),
      }),
      stop: createAction('stop', {
        label: t('campaigns.list.stop'),
        icon: <StopCircle />,
        danger: true,
        onRun: () => ask.stop(campaign),
      }),
      delete: createAction('delete', {
        label: t('campaigns.list.delete'),
        icon: <Delete />,
        danger: true,
        onRun: () => ask.delete(campaign, onDeleted),
      }),
    }
  }
}

function useConfirmChange<Campaign extends ActionableCampaign>(
  kind: CampaignKindConfig<Campaign>,
  onChanged: () => void,
) {
  const { t } = useTranslation()
  const root = useRoot()
  const company = useCompany()
  const caller = useCampaignCaller()
  const stores = root.getCompanyStores(company.company_id)

  async function runChange(
    { run, failureText, getDoneText }: CampaignChange<Campaign>,
    campaign: Campaign,
  ): Promise<void> {
    try {
      ensureSuccess(await run(stores, String(campaign.id)), t(failureText))
    } catch (error) {
      onChanged()
      throw error
    }
    root.notices.show('success', getDoneText(t, campaign).filter(Boolean).join('\n'), LIST_NOTICE_MS)
  }

  /** Resolves to the reason if someone else has already acted. */
  async function explainRefusal(campaign: Campaign): Promise<string | null> {
    const { status } = await kind.stop.now(stores, String(campaign.id))
    const reason =
      status === campaignStatus.draft
        ? kind.stop.stoppedMeanwhile(t, campaign)
        : kind.refusals({ ...campaign, status }, caller).stop
    if (reason !== null) onChanged()
    return reason
  }

  function createQuestion(change: CampaignChange<Campaign>, campaign: Campaign, onDone: () => void) {
    return {
      title: change.title(t, campaign, company),
      description: change.text(t, campaign, company),
      actionLabel: t(change.action),
      command: formatCallCommand(change.operation, {
        companyId: company.company_id,
        [kind.idName]: campaign.id,
      }),
      danger: true,
      run: async () => {
        await runChange(change, campaign)
        onDone()
      },
    }
  }

  return {
    stop: (campaign: Campaign) =>
      root.confirm.ask({
        ...createQuestion(kind.stop, campaign, onChanged),
        inVain: () => explainRefusal(campaign),
      }),
    delete: (campaign: Campaign, onDeleted: () => void) =>
      root.confirm.ask(createQuestion(kind.delete, campaign, onDeleted)),
  }
}

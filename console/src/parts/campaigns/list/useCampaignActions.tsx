import { type ActionResult, createRefusal, type Refusals } from '@heed/contracts'
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import OpenInNew from '@mui/icons-material/OpenInNewOutlined'
import StopCircle from '@mui/icons-material/StopCircleOutlined'
import { useTranslation } from 'react-i18next'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { accepted } from '../../../lib/tables/accepted.ts'
import { type Action, refusedBy } from '../../../ui/buttons/action.ts'
import { LIST_NOTICE_DURATION } from '../../../ui/notices/notice.ts'
import { useCampaignCaller } from '../useCampaignCaller.ts'

type Acts = 'open' | 'download' | 'duplicate' | 'edit' | 'stop' | 'delete'

export type CampaignActions = Record<Acts, Action>

export type CampaignActionOptions<Campaign> = {
  onDownload: (campaign: Campaign) => void
  onChanged: () => void
  onDeleted: () => void
}

type Change = {
  title: string
  description: string
  actionLabel: string
  run: () => Promise<ActionResult>
  otherwise: string
  done: readonly string[]
  command: string
  /** Runs when the dialog opens; resolves to the reason if someone else has already acted. */
  inVain?: () => Promise<string | null>
}

type Kind<Campaign> = {
  refusals: (campaign: Campaign, caller: ReturnType<typeof useCampaignCaller>) => Refusals<Acts>
  open: (campaign: Campaign) => string
  copy: (campaign: Campaign) => string
  edit: (campaign: Campaign) => string
  downloadLabel: string
  stop: (campaign: Campaign) => Change
  delete: (campaign: Campaign) => Change
}

export function useCampaignActions<Campaign extends { isScorm: boolean }>(
  kind: Kind<Campaign>,
  { onDownload, onChanged, onDeleted }: CampaignActionOptions<Campaign>,
): (campaign: Campaign) => CampaignActions {
  const { t } = useTranslation()
  const { confirm, notices } = useRoot()
  const company = useCompany()
  const caller = useCampaignCaller()

  async function carryOut({ run, otherwise, done }: Change): Promise<void> {
    try {
      accepted(await run(), otherwise)
    } catch (error) {
      onChanged()
      throw error
    }
    notices.show('success', done.filter(Boolean).join('\n'), LIST_NOTICE_DURATION)
  }

  async function lookWhether(inVain: NonNullable<Change['inVain']>): Promise<string | null> {
    const reason = await inVain()
    if (reason !== null) onChanged()
    return reason
  }

  function ask(change: Change, onDone: () => void): void {
    const { title, description, actionLabel, command, inVain } = change
    confirm.ask({
      title,
      description,
      actionLabel,
      command,
      danger: true,
      ...(inVain && { inVain: () => lookWhether(inVain) }),
      run: async () => {
        await carryOut(change)
        onDone()
      },
    })
  }

  return (campaign) => {
    const refusals = kind.refusals(campaign, caller)
    return {
      open: {
        key: 'open',
        label: t('campaigns.list.open'),
        icon: <OpenInNew />,
        to: kind.open(campaign),
        ...refusedBy(refusals.open),
      },
      download: {
        key: 'download',
        label: kind.downloadLabel,
        icon: <Download />,
        onRun: () => onDownload(campaign),
        ...refusedBy(refusals.download),
        ...(campaign.isScorm ? {} : { hidden: true }),
      },
      duplicate: {
        key: 'duplicate',
        label: t('campaigns.list.duplicate'),
        icon: <ContentCopy />,
        to: kind.copy(campaign),
        ...refusedBy(refusals.duplicate ?? createRefusal(company, caller)),
      },
      edit: {
        key: 'edit',
        label: t('campaigns.list.edit'),
        icon: <Edit />,
        to: kind.edit(campaign),
        ...refusedBy(refusals.edit),
      },
      stop: {
        key: 'stop',
        label: t('campaigns.list.stop'),
        icon: <StopCircle />,
        danger: true,
        onRun: () => ask(kind.stop(campaign), onChanged),
        ...refusedBy(refusals.stop),
      },
      delete: {
        key: 'delete',
        label: t('campaigns.list.delete'),
        icon: <Delete />,
        danger: true,
        onRun: () => ask(kind.delete(campaign), onDeleted),
        ...refusedBy(refusals.delete),
      },
    }
  }
}

import type { BouncedUser } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../../../app/root/RootContext.tsx'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import type { CampaignKindConfig } from '../CampaignKindConfig.ts'
import { DownloadDialog } from '../dialogs.ts'
import type { ReminderSettings } from '../reminding/ReminderStore.ts'

const BouncedDialog = createLazyOverlay(
  async () => (await import('../bounced/BouncedDialog.tsx')).BouncedDialog,
)
const RenameDialog = createLazyOverlay(async () => (await import('../rename/RenameDialog.tsx')).RenameDialog)
const ReminderDialog = createLazyOverlay(
  async () => (await import('../reminding/RemindDialog.tsx')).ReminderDialog,
)

type Props = {
  kind: CampaignKindConfig<never>
  campaign: {
    key: string
    readAgain: () => Promise<void>
    rename: (name: string) => Promise<string>
    bounced: () => PagedList<BouncedUser>
  }
  value: { name: string; uniqueId: string }
  dialog: { name: string | undefined; close: () => void }
  refusals: Readonly<Record<'remind' | 'rename' | 'download', string | null>>
  reminding: ReminderSettings
  /** Reminder mode that is selected first. */
  mode: number
  children: ReactNode
}

/** Dialogs that both kinds share; renders `children` for all other dialog names. */
export function CampaignDialogs(props: Props) {
  const { campaign, value, dialog, refusals, reminding, mode, children } = props
  const onClose = dialog.close
  const refetch = () => void campaign.readAgain()
  switch (dialog.name) {
    case 'remind':
      return refusals.remind === null ? (
        <ReminderDialog name={value.name} {...{ reminding, mode, onClose }} onSent={refetch} />
      ) : null
    case 'bounced':
      return <BouncedEmailsDialog {...props} />
    case 'rename':
      return refusals.rename === null ? <RenameCampaign {...props} /> : null
    case 'download':
      return refusals.download === null ? <DownloadDialog campaign={value} onClose={onClose} /> : null
    default:
      return children
  }
}

const RenameCampaign = observer(function Rename({ kind, campaign, value, dialog }: Props) {
  const { t } = useTranslation()
  const { company_id: companyId } = useCompany()
  const { operation, schema, title, getDoneText } = kind.rename
  return (
    <RenameDialog
      renameOptions={{
        schema,
        title: t(title),
        rename: (name) => campaign.rename(name),
        getDoneText: (name) => getDoneText(t, name),
        command: `heed api ${operation} --companyId ${companyId} --${kind.idName} ${campaign.key}`,
      }}
      name={value.name}
      draftPrefix={`${kind.name}/${campaign.key}`}
      onClose={dialog.close}
      onRenamed={() => void campaign.readAgain()}
    />
  )
})

function BouncedEmailsDialog({ campaign, value, dialog }: Props) {
  const [table] = useState(() => campaign.bounced())
  const handleChange = () => void campaign.readAgain()
  return (
    <BouncedDialog table={table} campaignName={value.name} onClose={dialog.close} onChanged={handleChange} />
  )
}

import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/notices/Banner.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'

export type RemovedContent = { text: string; undo: () => void }

type Props = {
  kind: CampaignKind
  removed: RemovedContent | undefined
  onDismiss: () => void
}

export function RemovedNotice({ kind, removed, onDismiss }: Props) {
  const { t } = useTranslation()
  if (!removed) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Banner
        tone="info"
        action={{
          key: 'undo',
          label: t(`${kind}Wizard.content.undo`),
          onRun: removed.undo,
        }}
        onDismiss={onDismiss}
      >
        {removed.text}
      </Banner>
    </div>
  )
}

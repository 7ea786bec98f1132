import { useTranslation } from 'react-i18next'
import { announce } from '../../../lib/announcer/announce.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'

export type RemovedContent = { text: string; undo: () => void }

type Props = {
  kind: CampaignKind
  removedContent: RemovedContent | undefined
  onDismiss: () => void
}

export function RemovedNotice({ kind, removedContent, onDismiss }: Props) {
  const { t } = useTranslation()
  if (!removedContent) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Banner
        tone="info"
        action={{
          key: 'undo',
          label: t(`${kind}Wizard.content.undo`),
          onRun: () => {
            removedContent.undo()
            announce(t('ui.undone'))
          },
        }}
        onDismiss={onDismiss}
      >
        {removedContent.text}
      </Banner>
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import type { CampaignKind } from '../wizard/savedRuns.ts'

/** What was taken out or replaced, and what puts it back. */
export type Removed = { text: string; undo: () => void }

type Props = {
  kind: CampaignKind
  removed: Removed | undefined
  onDismiss: () => void
}

/** Says what was taken out of a campaign, and puts it back. */
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

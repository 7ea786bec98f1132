import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import type { CampaignKind } from '../wizard/savedRuns.ts'

/** What was taken out, and the order it stood in. */
export type Removed = { text: string; before: readonly number[] }

type Props = {
  kind: CampaignKind
  removed: Removed | undefined
  onUndo: (before: readonly number[]) => void
  onDismiss: () => void
}

/** Says what was taken out of a campaign, and puts it back. */
export function RemovedNotice({ kind, removed, onUndo, onDismiss }: Props) {
  const { t } = useTranslation()
  if (!removed) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Banner
        tone="info"
        action={{
          key: 'undo',
          label: t(`${kind}Wizard.content.undo`),
          onRun: () => onUndo(removed.before),
        }}
        onDismiss={onDismiss}
      >
        {removed.text}
      </Banner>
    </div>
  )
}

import ExpandMore from 'virtual:icon/ExpandMore'
import IconButton from '@mui/material/IconButton'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getTrainingPath } from '../../../parts/campaigns/campaignPaths.ts'
import type { PaneProps } from '../../../ui/buttons/ActionMenuPane.tsx'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import type { TrainingStore } from './TrainingStore.ts'

const Pane = createLazyOverlay<PaneProps>(
  async () => (await import('../../../ui/buttons/ActionMenuPane.tsx')).ActionMenuPane,
  {
    isShown: ({ anchor }) => anchor !== null,
    often: true,
  },
)

const Placeholder = () => (
  <IconButton size="small" disabled aria-hidden style={{ visibility: 'hidden' }}>
    <ExpandMore fontSize="small" />
  </IconButton>
)

export const OtherTrainings = observer(function OtherTrainings({ training }: { training: TrainingStore }) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const otherTrainings = training.latest.value ?? []
  if (training.latest.loading && otherTrainings.length === 0) return <Placeholder />
  if (otherTrainings.length === 0) return null
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('training.others')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <ExpandMore fontSize="small" />
      </IconButton>
      <Pane
        id={id}
        label={t('training.others')}
        actions={otherTrainings.map((training) => ({
          key: String(training.id),
          label: training.name,
          to: getTrainingPath(training),
        }))}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  )
})

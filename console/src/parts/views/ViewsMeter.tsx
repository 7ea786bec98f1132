import { type Ppv, viewsMeter } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** Percent of the views from which on one is told that they come to an end. */
const SCARCE = 80

/** How many of the bought views are used. */
export function ViewsMeter({ ppv }: { ppv: Ppv }) {
  const { t } = useTranslation()
  const { viewsUsed: used, viewsPurchased: count } = ppv
  const percent = viewsMeter(ppv)
  const left = Math.max(0, count - used)
  const tone = percent >= 100 ? 'error' : percent >= SCARCE ? 'warning' : 'primary'
  return (
    <ProgressBar
      label={t('embed.viewsLeft', { count: left })}
      detail={t('embed.viewsUsed', { used, count })}
      percent={percent}
      tone={tone}
    />
  )
}

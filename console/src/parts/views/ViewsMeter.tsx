import { computeViewsUsedPercent, countViewsLeft, getViewsLevel, type Ppv } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'

const tones = { plenty: 'primary', few: 'warning', none: 'error' } as const

export function ViewsMeter({ ppv }: { ppv: Ppv }) {
  const { t } = useTranslation()
  const { viewsUsed, viewsPurchased: count } = ppv
  return (
    <ProgressBar
      label={t('embed.viewsLeft', { count: countViewsLeft(ppv) })}
      detail={t('embed.viewsUsed', { used: viewsUsed, count })}
      percent={computeViewsUsedPercent(ppv)}
      tone={tones[getViewsLevel(ppv)]}
    />
  )
}

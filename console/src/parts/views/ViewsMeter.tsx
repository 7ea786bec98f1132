import { type Ppv, viewsLeft, viewsMeter, viewsStanding } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'

const tones = { plenty: 'primary', few: 'warning', none: 'error' } as const

export function ViewsMeter({ ppv }: { ppv: Ppv }) {
  const { t } = useTranslation()
  const { viewsUsed: used, viewsPurchased: count } = ppv
  return (
    <ProgressBar
      label={t('embed.viewsLeft', { count: viewsLeft(ppv) })}
      detail={t('embed.viewsUsed', { used, count })}
      percent={viewsMeter(ppv)}
      tone={tones[viewsStanding(ppv)]}
    />
  )
}

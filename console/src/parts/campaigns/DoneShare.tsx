import { useTranslation } from 'react-i18next'
import { Muted } from '../../ui/Muted.tsx'
import { PercentBar } from '../../ui/table/PercentBar.tsx'

type Props = {
  /** Percentage of all planned lessons, including future ones; null before anyone opens a lesson. */
  percent: number | null
}

export function DoneShare({ percent }: Props) {
  const { t } = useTranslation()
  if (percent === null) return <Muted>{t('ui.score.none')}</Muted>
  return <PercentBar percent={percent} word={t('campaigns.list.done')} />
}

import { useTranslation } from 'react-i18next'
import { PercentBar } from '../../ui/table/cells/PercentBar.tsx'
import { Muted } from '../../ui/text/Muted.tsx'

type Props = {
  /** Percentage of all planned lessons, including future ones; null before anyone opens a lesson. */
  percent: number | null
}

export function DoneShare({ percent }: Props) {
  const { t } = useTranslation()
  if (percent === null) return <Muted>{t('ui.score.none')}</Muted>
  return <PercentBar percent={percent} word={t('campaigns.list.done')} />
}

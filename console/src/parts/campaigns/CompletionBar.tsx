import { useTranslation } from 'react-i18next'
import { PercentBar } from '../../ui/table/cells/PercentBar.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'

type Props = {
  /** Percentage of all planned lessons, including future ones; null before anyone opens a lesson. */
  percent: number | null
}

export function CompletionBar({ percent }: Props) {
  const { t } = useTranslation()
  if (percent === null) return <MutedText>{t('ui.score.none')}</MutedText>
  return <PercentBar percent={percent} word={t('campaigns.list.done')} />
}

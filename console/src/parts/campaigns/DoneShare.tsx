import { useTranslation } from 'react-i18next'
import { Muted } from '../../ui/Muted.tsx'
import { PercentBar } from '../../ui/table/PercentBar.tsx'

type Props = {
  /** Percent of all lessons of a training, also those still to come; null before the first was opened. */
  percent: number | null
}

/** How far somebody is in a training. It is no risk: who has done all that came so far may stand at four percent. */
export function DoneShare({ percent }: Props) {
  const { t } = useTranslation()
  if (percent === null) return <Muted>{t('ui.score.none')}</Muted>
  return <PercentBar percent={percent} word={t('campaigns.list.done')} />
}

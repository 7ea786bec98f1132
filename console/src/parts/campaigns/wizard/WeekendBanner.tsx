import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'

type Props = {
  /** What falls on one. */
  text: string
  count: number
  /** Moves it; not offered where it could not stay there. */
  onMove?: (() => void) | undefined
}

/** Nothing is refused on a weekend; where it was not meant, one press mends it. */
export function WeekendBanner({ text, count, onMove }: Props) {
  const { t } = useTranslation()
  const action = onMove && {
    key: 'toMonday',
    label: t('campaigns.weekend.toMonday', { count }),
    onRun: onMove,
  }
  return (
    <Banner tone="info" action={action}>
      {text}
    </Banner>
  )
}

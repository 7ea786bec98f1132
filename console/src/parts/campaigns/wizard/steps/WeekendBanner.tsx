import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../ui/notices/Banner.tsx'

type Props = {
  text: string
  count: number
  onMove?: (() => void) | undefined
}

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

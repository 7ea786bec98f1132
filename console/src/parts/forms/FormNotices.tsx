import { useTranslation } from 'react-i18next'
import { SpacedBanner } from '../../ui/notices/SpacedBanner.tsx'

type Props = { error: string | undefined; isOverwriting: boolean }

export function FormNotices({ error, isOverwriting }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {error !== undefined && <SpacedBanner tone="error">{error}</SpacedBanner>}
      {isOverwriting && <SpacedBanner tone="warning">{t('settings.overwriting')}</SpacedBanner>}
    </>
  )
}

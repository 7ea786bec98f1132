import { useTranslation } from 'react-i18next'
import { SpacedBanner } from '../../ui/notices/SpacedBanner.tsx'

export function AnonymousBanner() {
  const { t } = useTranslation()
  return <SpacedBanner tone="info">{t('employees.trackingDisabled')}</SpacedBanner>
}

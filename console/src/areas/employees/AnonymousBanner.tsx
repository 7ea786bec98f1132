import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'

/** Stands where people would be told apart if the company had not switched that off (S2 section 2.3). */
export function AnonymousBanner() {
  const { t } = useTranslation()
  return <Banner tone="info">{t('employees.trackingDisabled')}</Banner>
}

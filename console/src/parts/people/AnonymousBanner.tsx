import { useTranslation } from 'react-i18next'
import { Noticed } from '../../ui/Noticed.tsx'

/** Stands where people would be told apart if the company had not switched that off (S2 section 2.3). */
export function AnonymousBanner() {
  const { t } = useTranslation()
  return <Noticed tone="info">{t('employees.trackingDisabled')}</Noticed>
}

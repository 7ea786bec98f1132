import { useTranslation } from 'react-i18next'
import { Noticed } from '../../ui/notices/Noticed.tsx'

export function AnonymousBanner() {
  const { t } = useTranslation()
  return <Noticed tone="info">{t('employees.trackingDisabled')}</Noticed>
}

import { isPartnerSubscription, mayAddUsers } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useCompany, useRoot } from '../../app/RootContext.tsx'
import { AppLink } from '../../ui/AppLink.tsx'
import { Noticed } from '../../ui/Noticed.tsx'

/** Says that nobody can be added, and the way out: buy more, or ask (S2 section 2.3). */
export const LimitBanner = observer(function LimitBanner() {
  const { t } = useTranslation()
  const company = useCompany()
  const { supportEmail } = useRoot().branding
  if (mayAddUsers(company)) return null
  const mayBuy = company.chargebeeEnabled === true && !isPartnerSubscription(company)
  return (
    <Noticed tone="warning">
      {t('employees.limitReached')}{' '}
      {mayBuy ? (
        <AppLink to={paths.upgrade()}>{t('employees.addMore')}</AppLink>
      ) : (
        t('employees.contact', { email: supportEmail })
      )}
    </Noticed>
  )
})

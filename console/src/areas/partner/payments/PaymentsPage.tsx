import { useTranslation } from 'react-i18next'
import { Page } from '../../../app/page/Page.tsx'
import { paths } from '../../../app/paths.ts'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { withAccount } from '../withAccount.tsx'

export const PaymentsPage = withAccount(function Payments({ account }) {
  const { t } = useTranslation()
  const params = { partnerId: account.id }
  const summary = (
    <>
      {account.name} · <AppLink to={paths.partnerCompanies(params)}>{t('partner.payments.dues')}</AppLink> ·{' '}
      <AppLink to={paths.partnerSettings(params)}>{t('partner.payments.bills')}</AppLink>
    </>
  )
  return (
    <Page title={t('shell.accountTabs.payments')} summary={summary}>
      {null}
    </Page>
  )
})

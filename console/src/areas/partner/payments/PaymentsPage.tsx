import { useTranslation } from 'react-i18next'
import { Page } from '../../../app/Page.tsx'
import { ofAccount } from '../ofAccount.tsx'

/** /partner/:partnerId/payments: only its heading (S0 section 2). */
export const PaymentsPage = ofAccount(function Payments({ account }) {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.accountTabs.payments')} summary={account.name}>
      {null}
    </Page>
  )
})

import { type Company, companyName, type PartnerAccount, type PartnerEstimate } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../../app/RootContext.tsx'
import { money } from '../../../lib/amountFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { AccountStore } from '../AccountStore.ts'
import { isRunning } from './editForm.ts'

/** What a change costs, for the question before it; for observers. */
export function useCostText(account: PartnerAccount): (company: Company, cost: PartnerEstimate) => string {
  const { t } = useTranslation()
  const formats = useFormats()
  const { overview } = useAccountStore(account, AccountStore)
  return (company, { currencyCode, newCompanyTotal, newPartnerTotal }) => {
    const said = (cents: number | undefined) =>
      cents === undefined ? '–' : money(formats, cents, currencyCode)
    return t('partner.costText', {
      company: companyName(company),
      account: account.name,
      companyBefore: said(isRunning(company) ? (company.subscription?.price ?? 0) : 0),
      companyAfter: said(newCompanyTotal),
      accountBefore: said(overview.value?.sumMonthlyCost),
      accountAfter: said(newPartnerTotal),
    })
  }
}

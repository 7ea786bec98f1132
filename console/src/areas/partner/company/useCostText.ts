import { type Company, companyName, type PartnerAccount, type PartnerEstimate } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { AccountStore } from '../AccountStore.ts'
import { isRunning } from './editForm.ts'

interface Held {
  plan: string
  seats: number
}
type CostText = (company: Company, cost: PartnerEstimate, after?: Held) => string

export function useCostText(account: PartnerAccount): CostText {
  const { t } = useTranslation()
  const formats = useFormats()
  const { overview } = useAccountStore(account, AccountStore)
  const holds = (held: Held | undefined) =>
    held ? t('partner.holds', { plan: held.plan, count: held.seats }) : t('partner.holdsNothing')
  return (company, { currencyCode, newCompanyTotal, newPartnerTotal }, after) => {
    const before = isRunning(company) ? company.subscription : null
    const said = (cents: number | undefined) =>
      cents === undefined ? '–' : formatMoney(formats, cents, currencyCode)
    return t(before || !after ? 'partner.costText' : 'partner.costTextAnew', {
      company: companyName(company),
      account: account.name,
      holdsBefore: holds(
        before ? { plan: before.subscription_name, seats: before.package_users } : undefined,
      ),
      holdsAfter: holds(after),
      companyBefore: said(before?.price ?? 0),
      companyAfter: said(newCompanyTotal),
      accountBefore: said(overview.value?.sumMonthlyCost),
      accountAfter: said(newPartnerTotal),
    })
  }
}

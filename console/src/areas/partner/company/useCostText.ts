import { type Company, getCompanyName, type PartnerAccount, type PartnerEstimate } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useAccountStore } from '../../../app/root/RootContext.tsx'
import { formatMoney } from '../../../lib/numbers/amountFormats.ts'
import { useFormats } from '../../../ui/formats.ts'
import { AccountStore } from '../AccountStore.ts'
import { hasActiveSubscription } from './editForm.ts'

interface PlanSeats {
  plan: string
  seats: number
}
type CostText = (company: Company, cost: PartnerEstimate, afterHolding?: PlanSeats) => string

export function useCostText(account: PartnerAccount): CostText {
  const { t } = useTranslation()
  const formats = useFormats()
  const { overview } = useAccountStore(account, AccountStore)
  const describeHolding = (pendingCharge: PlanSeats | undefined) =>
    pendingCharge
      ? t('partner.holds', { plan: pendingCharge.plan, count: pendingCharge.seats })
      : t('partner.holdsNothing')
  return (company, { currencyCode, newCompanyTotal, newPartnerTotal }, afterHolding) => {
    const currentSubscription = hasActiveSubscription(company) ? company.subscription : null
    const formatCost = (cents: number | undefined) =>
      cents === undefined ? '–' : formatMoney(formats, cents, currencyCode)
    return t(currentSubscription || !afterHolding ? 'partner.costText' : 'partner.costTextAnew', {
      company: getCompanyName(company),
      account: account.name,
      holdsBefore: describeHolding(
        currentSubscription
          ? { plan: currentSubscription.subscription_name, seats: currentSubscription.package_users }
          : undefined,
      ),
      holdsAfter: describeHolding(afterHolding),
      companyBefore: formatCost(currentSubscription?.price ?? 0),
      companyAfter: formatCost(newCompanyTotal),
      accountBefore: formatCost(overview.value?.sumMonthlyCost),
      accountAfter: formatCost(newPartnerTotal),
    })
  }
}

import { useTranslation } from 'react-i18next'
import { type CustomerCost, sumCosts } from './BulkStore.ts'
import { useEndText } from './useChangeText.ts'

const MAX_LISTED = 100

interface Figure {
  label: string
  value: string
}

export function useCostFigures(): (
  costs: readonly CustomerCost[],
  formatCost: (cents: number) => string,
) => Figure[] {
  const { t } = useTranslation()
  const endText = useEndText()
  return (costs, formatCost) => {
    const formatCustomerCost = ({ currentPrice, newPrice, refusal, begins }: CustomerCost) =>
      newPrice === null
        ? [t('partner.bulk.stays', { after: formatCost(currentPrice) }), refusal].filter(Boolean).join('. ')
        : t(begins ? 'partner.bulk.begins' : 'partner.bulk.costs', {
            before: formatCost(currentPrice),
            after: formatCost(newPrice),
            end: begins && endText(begins),
          })
    const toRemainingFigures = (remainingCosts: readonly CustomerCost[], value: string): Figure[] =>
      remainingCosts.length === 0
        ? []
        : [{ label: t('partner.bulk.more', { count: remainingCosts.length }), value }]
    const unchangedCosts = costs.filter(({ newPrice }) => newPrice === null)
    const startingCosts = costs.filter(({ begins }) => begins)
    const changedCosts = costs.filter(({ newPrice, begins }) => newPrice !== null && !begins)
    const listedCosts =
      costs.length > MAX_LISTED ? [...unchangedCosts, ...startingCosts, ...changedCosts] : costs
    const [shownCosts, remainingCosts] = [listedCosts.slice(0, MAX_LISTED), listedCosts.slice(MAX_LISTED)]
    const { before: beforeTotal, after: afterTotal } = sumCosts(remainingCosts)
    return [
      ...shownCosts.map((customer) => ({ label: customer.name, value: formatCustomerCost(customer) })),
      ...toRemainingFigures(
        remainingCosts.filter((customer) => customer.newPrice === null),
        t('partner.bulk.othersStay'),
      ),
      ...toRemainingFigures(
        remainingCosts.filter((customer) => customer.newPrice !== null),
        t('partner.bulk.costs', { before: formatCost(beforeTotal), after: formatCost(afterTotal) }),
      ),
    ]
  }
}

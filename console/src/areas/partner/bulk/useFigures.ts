import { useTranslation } from 'react-i18next'
import { type CustomerCost, sumCosts } from './BulkStore.ts'
import { useEndText } from './useChangeText.ts'

const NAMED = 100

interface Figure {
  label: string
  value: string
}

export function useFigures(): (each: readonly CustomerCost[], said: (cents: number) => string) => Figure[] {
  const { t } = useTranslation()
  const endText = useEndText()
  return (each, said) => {
    const costText = ({ before, after, refusal, begins }: CustomerCost) =>
      after === null
        ? [t('partner.bulk.stays', { after: said(before) }), refusal].filter(Boolean).join('. ')
        : t(begins ? 'partner.bulk.begins' : 'partner.bulk.costs', {
            before: said(before),
            after: said(after),
            end: begins && endText(begins),
          })
    const counted = (others: readonly CustomerCost[], value: string): Figure[] =>
      others.length === 0 ? [] : [{ label: t('partner.bulk.more', { count: others.length }), value }]
    const stays = each.filter(({ after }) => after === null)
    const begin = each.filter(({ begins }) => begins)
    const changed = each.filter(({ after, begins }) => after !== null && !begins)
    const listed = each.length > NAMED ? [...stays, ...begin, ...changed] : each
    const [named, others] = [listed.slice(0, NAMED), listed.slice(NAMED)]
    const { before, after } = sumCosts(others)
    return [
      ...named.map((one) => ({ label: one.name, value: costText(one) })),
      ...counted(
        others.filter((one) => one.after === null),
        t('partner.bulk.othersStay'),
      ),
      ...counted(
        others.filter((one) => one.after !== null),
        t('partner.bulk.costs', { before: said(before), after: said(after) }),
      ),
    ]
  }
}

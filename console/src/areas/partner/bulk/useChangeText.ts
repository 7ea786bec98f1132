import { getValidityName, type RequestedChange } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { useFormats } from '../../../ui/formats.ts'
import type { BulkChange } from './bulkChange.ts'

type End = Pick<RequestedChange, 'validity' | 'validTill'>

export function useEndText(): (end: End) => string | undefined {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ validity, validTill }) =>
    validTill !== undefined
      ? t('partner.bulk.until', { date: formats.withZone('UTC').date(validTill) })
      : validity && (getValidityName(validity) ?? t('partner.months', { count: validity }))
}

export function useChangeText(): (change: BulkChange) => string {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const formatEnd = useEndText()
  const formatSale = ({ plan, seats, ...end }: RequestedChange): string =>
    [plan?.name, seats && t('partner.bulk.seats', { count: seats }), formatEnd(end)]
      .filter(Boolean)
      .join(', ')
  return (change) => {
    switch (change.kind) {
      case 'sale': {
        const kind = t(`partner.bulk.kinds.${change.requested.plan ? 'plan' : 'timespan'}`)
        return t('partner.bulk.set', { kind, to: formatSale(change.requested) })
      }
      case 'language':
        return t('partner.bulk.set', {
          kind: t('partner.bulk.kinds.language'),
          to: languages.getName(change.language),
        })
      case 'color':
        return t('partner.bulk.set', {
          kind: t('partner.bulk.kinds.color'),
          to: change.color ?? t('partner.bulk.removed'),
        })
      case 'logo':
        return t('partner.bulk.set', {
          kind: t('partner.bulk.kinds.logo'),
          to: change.logo?.name ?? t('partner.bulk.removed'),
        })
    }
  }
}

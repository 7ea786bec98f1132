import type { PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { type Line, Lines } from '../Lines.tsx'
import type { OfAccount } from '../ofAccount.tsx'
import type { BulkStore } from './BulkStore.ts'

type Props = OfAccount & { store: BulkStore; companies: readonly PartnerCompanyRow[] }

/** What became of each customer, those first that were refused. */
export const BulkResults = observer(function BulkResults({ account, store, companies }: Props) {
  const { t } = useTranslation()
  const { results } = store
  const failed = companies.filter(({ id }) => typeof results.get(id) === 'string')
  const rest = companies.filter(({ id }) => typeof results.get(id) !== 'string')
  const lineOf = ({ id, name }: PartnerCompanyRow): Line => {
    const result = results.get(id)
    const key = String(id)
    if (result === undefined) return { key, name, tone: 'neutral', label: t('partner.bulk.waits') }
    if (result === null) return { key, name, tone: 'success', label: t('partner.bulk.done') }
    const to = paths.partnerCompany({ partnerId: account.id, companyId: id })
    return { key, name, to, tone: 'error', label: t('partner.bulk.refused'), reason: result }
  }
  return (
    <>
      <ProgressBar
        label={t('partner.bulk.progress')}
        done={{ value: results.size, total: companies.length }}
      />
      <Lines label={t('partner.bulk.results')} lines={[...failed, ...rest].map(lineOf)} />
    </>
  )
})

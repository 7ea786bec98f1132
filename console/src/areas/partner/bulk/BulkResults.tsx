import type { PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { LineItem, LineList } from '../Lines.tsx'
import type { OfAccount } from '../ofAccount.tsx'
import type { BulkStore } from './BulkStore.ts'

type OfStore = OfAccount & { store: BulkStore }
type Props = OfStore & { companies: readonly PartnerCompanyRow[] }

/** How many are looked at before the change; by itself, as it moves thousands of times. */
export const Judging = observer(function Judging({ store, total }: { store: BulkStore; total: number }) {
  const { t } = useTranslation()
  return <ProgressBar label={t('partner.bulk.checking')} done={{ value: store.judged, total }} />
})

const Progress = observer(function Progress({ store, total }: { store: BulkStore; total: number }) {
  const { t } = useTranslation()
  return <ProgressBar label={t('partner.bulk.progress')} done={{ value: store.results.size, total }} />
})

/** One customer looks for its own result: of thousands none but it is drawn anew. */
const Result = observer(function Result({
  account,
  store,
  company,
}: OfStore & { company: PartnerCompanyRow }) {
  const { t } = useTranslation()
  const { id, name } = company
  const result = store.results.get(id)
  if (result === undefined) return <LineItem name={name} tone="neutral" label={t('partner.bulk.waits')} />
  if (result === null) return <LineItem name={name} tone="success" label={t('partner.bulk.done')} />
  const to = paths.partnerCompany({ partnerId: account.id, companyId: id })
  return <LineItem name={name} to={to} tone="error" label={t('partner.bulk.refused')} reason={result} />
})

/** What became of each customer, those first that were refused. */
export const BulkResults = observer(function BulkResults({ account, store, companies }: Props) {
  const { t } = useTranslation()
  const refused = new Set(useDeferredValue(store.failed))
  const failed = companies.filter(({ id }) => refused.has(id))
  const rest = companies.filter(({ id }) => !refused.has(id))
  const line = (company: PartnerCompanyRow) => (
    <Result key={company.id} account={account} store={store} company={company} />
  )
  return (
    <>
      <Progress store={store} total={companies.length} />
      <LineList label={t('partner.bulk.results')}>
        {/* Each by itself: in one row of thousands all that stand before the one that moves would move. */}
        {failed.map(line)}
        {rest.map(line)}
      </LineList>
    </>
  )
})

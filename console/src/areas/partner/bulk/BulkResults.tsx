import type { PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ProgressBar } from '../../../ui/figures/ProgressBar.tsx'
import { LongStatusList, StatusListItem, type VisibleRowProps } from '../Lines.tsx'
import type { AccountProps } from '../withAccount.tsx'
import type { BulkStore } from './BulkStore.ts'

type StoreProps = AccountProps & { store: BulkStore }
type Props = StoreProps & { companies: readonly PartnerCompanyRow[] }

/** A separate observer, because the progress changes thousands of times. */
export const BulkCheckProgress = observer(function BulkCheckProgress({
  store,
  total,
}: {
  store: BulkStore
  total: number
}) {
  const { t } = useTranslation()
  return <ProgressBar isWork label={t('partner.bulk.checking')} done={{ value: store.checkedCount, total }} />
})

const Progress = observer(function Progress({ store, total }: { store: BulkStore; total: number }) {
  const { t } = useTranslation()
  return <ProgressBar isWork label={t('partner.bulk.progress')} done={{ value: store.results.size, total }} />
})

type ResultProps = StoreProps & { company: PartnerCompanyRow; inView: VisibleRowProps }

/** Each row observes only its own result, so that thousands of rows don't rerender. */
const Result = observer(function Result({ account, store, company, inView: visibleRowProps }: ResultProps) {
  const { t } = useTranslation()
  const { id, name } = company
  const result = store.results.get(id)
  const lineProps = { name, inView: visibleRowProps }
  if (result === undefined)
    return <StatusListItem {...lineProps} tone="neutral" label={t('partner.bulk.waits')} />
  if (result === null) return <StatusListItem {...lineProps} tone="success" label={t('partner.bulk.done')} />
  const companyPath = paths.partnerCompany({ partnerId: account.id, companyId: id })
  return (
    <StatusListItem
      {...lineProps}
      to={companyPath}
      tone="error"
      label={t('partner.bulk.refused')}
      reason={result}
    />
  )
})

export const BulkResults = observer(function BulkResults({ account, store, companies }: Props) {
  const { t } = useTranslation()
  const failedIds = useDeferredValue(store.failedIds)
  const companiesById = useMemo(() => new Map(companies.map((company) => [company.id, company])), [companies])
  const order = useMemo(() => {
    const failedSet = new Set(failedIds)
    const first = [...companiesById.keys()].filter((id) => failedSet.has(id))
    return [...first, ...[...companiesById.keys()].filter((id) => !failedSet.has(id))]
  }, [companiesById, failedIds])
  return (
    <>
      <Progress store={store} total={companies.length} />
      <LongStatusList
        label={t('partner.bulk.results')}
        keys={order}
        line={(id, visibleRowProps) => {
          const company = companiesById.get(id)
          return (
            company && (
              <Result key={id} account={account} store={store} company={company} inView={visibleRowProps} />
            )
          )
        }}
      />
    </>
  )
})

import { isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany, useCompanyStore } from '../../../app/root/RootContext.tsx'
import { getRowCount, toTableProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ListSearch } from '../../../ui/table/filters/ListSearch.tsx'
import { NoResults } from '../../../ui/table/NoResults.tsx'
import { createPeopleColumns } from '../../people/table/peopleColumns.tsx'
import { RecipientsStore } from './RecipientsStore.ts'

type Props = { id: string; listIds: readonly number[] }

export const RecipientsTable = observer(function RecipientsTable({ id, listIds }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const anonymous = isAnonymous(useCompany())
  const store = useCompanyStore(RecipientsStore)
  const { people } = store
  const columns = useMemo(() => createPeopleColumns(t, formats, anonymous, true), [t, formats, anonymous])
  useEffect(() => void store.show(listIds), [store, listIds])
  const containerRef = useRef<HTMLDivElement>(null)
  // In newer browsers, `scrollIntoView` returns a promise, which React would call as a cleanup function.
  useEffect(() => void containerRef.current?.scrollIntoView({ block: 'nearest' }), [])
  const title = t('campaigns.recipients.title')
  return (
    <div id={id} ref={containerRef}>
      <Section
        headingLevel={4}
        title={title}
        count={getRowCount(people)}
        tools={<ListSearch list={people} label={t('campaigns.recipients.searchPeople')} />}
      >
        <DataTable
          {...toTableProps(people)}
          label={title}
          columns={columns}
          rowId={({ email }) => email}
          rowName={({ name, email }) => name || email}
          empty={
            people.search.trim() ? (
              <NoResults search={people.search} onClear={() => people.setSearch('')} />
            ) : (
              <EmptyState title={t('campaigns.recipients.nobody')} />
            )
          }
        />
      </Section>
    </div>
  )
})

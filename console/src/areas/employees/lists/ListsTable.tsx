import Search from 'virtual:icon/Search'
import { EmployeeList } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { ExportButton } from '../../../app/files/ExportButton.tsx'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { getRowCount, toTableProps } from '../../../lib/tables/tableProps.ts'
import { ListNameDialog } from '../../../parts/people/dialogs.ts'
import { EmptyTable } from '../../../parts/people/EmptyTable.tsx'
import { useEmployeesStore } from '../../../parts/people/useEmployeesStore.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { Section } from '../../../ui/panels/Section.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useTableUrlSync } from '../../../ui/table/useTableUrlSync.ts'
import { downloadLists } from './exports.ts'
import { createListColumns } from './listColumns.tsx'
import { useListActions } from './useListActions.tsx'

export const ListsTable = observer(function ListsTable() {
  const { t } = useTranslation()
  const formats = useFormats()
  const store = useEmployeesStore()
  const { table } = store.lists
  const { users_total: total } = useCompany()
  const [renamedList, setRenamedList] = useDraftState('lists/renaming', EmployeeList)
  const [isSearching, setSearching] = useState(false)
  const showsSearch = isSearching || table.search !== ''
  const columns = useMemo(() => createListColumns(t, formats), [t, formats])
  const actions = useListActions({ onRename: setRenamedList, onDeleted: () => void store.reloadTables() })
  useTableUrlSync(table)
  return (
    <Section
      title={t('employees.employeeLists')}
      count={getRowCount(table)}
      tools={
        <>
          {!showsSearch && (
            <ActionButton
              action={{
                key: 'search',
                label: t('employees.searchLists'),
                icon: <Search />,
                hint: t('employees.searchLists'),
                onRun: () => setSearching(true),
              }}
              look="ghost"
              isIcon
            />
          )}
          <ExportButton
            fileName="lists.csv"
            total={table.total}
            onDownload={async () => downloadLists(await store.lists.table.fetchAll())}
            isIcon
          />
        </>
      }
      filters={
        showsSearch && (
          <SearchField
            label={t('employees.searchLists')}
            value={table.search}
            onChange={table.setSearch}
            delay={0}
            autoFocus={isSearching}
          />
        )
      }
    >
      <DataTable
        {...toTableProps(table)}
        label={t('employees.employeeLists')}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.list({ listId: id })}
        rowMenu={actions}
        calm
        empty={
          <EmptyTable
            search={table.search}
            onClear={() => table.setSearch('')}
            title={t('employees.noLists')}
            text={t('employees.noListsText')}
            offersDirectory={total > 0}
          />
        }
      />
      <Suspense>
        {renamedList && (
          <ListNameDialog
            list={renamedList}
            onClose={() => setRenamedList(undefined)}
            onSaved={() => {
              setRenamedList(undefined)
              void store.reloadTables()
            }}
          />
        )}
      </Suspense>
    </Section>
  )
})

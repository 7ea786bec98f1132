import { EmployeeList } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { TableTools } from '../../../app/tables/TableTools.tsx'
import { getRowCount, toTableProps } from '../../../lib/tables/tableProps.ts'
import { ListNameDialog } from '../../../parts/people/dialogs.ts'
import { EmptyTable } from '../../../parts/people/EmptyTable.tsx'
import { useEmployeesStore } from '../../../parts/people/useEmployeesStore.ts'
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
  const columns = useMemo(() => createListColumns(t, formats), [t, formats])
  const actions = useListActions({ onRename: setRenamedList, onDeleted: () => void store.reloadTables() })
  useTableUrlSync(table)
  return (
    <Section
      title={t('employees.employeeLists')}
      count={getRowCount(table)}
      tools={
        <TableTools
          list={table}
          searchLabel={t('employees.searchLists')}
          fileName="lists.csv"
          onDownload={async () => downloadLists(await store.lists.table.fetchAll())}
        />
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

import PlaylistAdd from 'virtual:icon/PlaylistAdd'
import UploadFile from 'virtual:icon/UploadFileOutlined'
import { EmployeeList, isAnonymous } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useDraftState } from '../../app/drafts/useDraft.ts'
import { useExportName } from '../../app/files/useExportName.ts'
import { useRefresh } from '../../app/live/useRefresh.ts'
import { registerFirstLoad } from '../../app/page/firstLoad.ts'
import { Page } from '../../app/page/Page.tsx'
import { useActionParam } from '../../app/page/useActionParam.ts'
import { paths } from '../../app/paths.ts'
import { useCompany } from '../../app/root/RootContext.tsx'
import { TableTools } from '../../app/tables/TableTools.tsx'
import { getRowCount } from '../../lib/tables/tableProps.ts'
import { AnonymousBanner } from '../../parts/people/AnonymousBanner.tsx'
import { AddEmployeesDialog, ListNameDialog } from '../../parts/people/dialogs.ts'
import { EmployeesStore } from '../../parts/people/EmployeesStore.ts'
import { EmptyTable } from '../../parts/people/EmptyTable.tsx'
import { downloadPeople } from '../../parts/people/exportPeople.ts'
import { LimitBanner } from '../../parts/people/LimitBanner.tsx'
import { PeopleTable } from '../../parts/people/table/PeopleTable.tsx'
import { useEmployeesStore } from '../../parts/people/useEmployeesStore.ts'
import { usePeopleRefusals } from '../../parts/people/usePeopleRefusals.ts'
import { toRefusalProps } from '../../ui/buttons/action.ts'
import { ShortListBeside } from '../../ui/layout.ts'
import { Section } from '../../ui/panels/Section.tsx'
import { ListsTable } from './lists/ListsTable.tsx'

const EmployeeDialogState = z.discriminatedUnion('dialog', [
  z.object({ dialog: z.enum(['import', 'name']) }),
  z.object({ dialog: z.literal('fill'), list: EmployeeList }),
])
type EmployeeDialogState = z.infer<typeof EmployeeDialogState>

export const EmployeesPage = observer(function EmployeesPage() {
  const { t } = useTranslation()
  const { users_total: total } = useCompany()
  const anonymous = isAnonymous(useCompany())
  const store = useEmployeesStore()
  const refusals = usePeopleRefusals()
  const [open, setOpen] = useDraftState('employees/open', EmployeeDialogState)
  const { table } = store.people
  const isEmpty = total === 0
  const fileName = useExportName()(t('employees.title'))
  const reload = () => void store.reloadTables()
  const createAction = {
    key: 'list',
    label: t('employees.createList'),
    icon: <PlaylistAdd />,
    onRun: () => setOpen({ dialog: 'name' }),
    ...toRefusalProps(refusals.createList),
  }
  const load = {
    key: 'import',
    label: t('employees.import'),
    icon: <UploadFile />,
    onRun: () => setOpen({ dialog: 'import' }),
    ...toRefusalProps(refusals.add),
  }
  useActionParam([createAction, load])
  useRefresh(() => void Promise.all([table.refresh(), store.lists.table.refresh()]))
  return (
    <Page
      title={t('employees.title')}
      summary={t('employees.total', { count: total })}
      actions={[createAction]}
      primary={isEmpty ? undefined : load}
    >
      <LimitBanner />
      {anonymous && <AnonymousBanner />}
      <ShortListBeside>
        <ListsTable />
        <Section
          title={t('employees.all')}
          count={getRowCount(table)}
          tools={
            <TableTools
              list={table}
              searchLabel={t('employees.searchEmployees')}
              fileName={fileName}
              onDownload={async () => downloadPeople(fileName, await store.people.table.fetchAll())}
            />
          }
        >
          <PeopleTable
            table={table}
            label={t('employees.all')}
            onChanged={reload}
            emptyState={
              <EmptyTable
                search={table.search}
                onClear={() => table.setSearch('')}
                title={t('employees.noEmployees')}
                text={t('employees.nobodyText')}
                primary={isEmpty ? load : undefined}
              />
            }
          />
        </Section>
      </ShortListBeside>
      <EmployeeDialogs open={open} setOpen={setOpen} onSaved={reload} />
    </Page>
  )
})

type DialogsProps = {
  open: EmployeeDialogState | undefined
  setOpen: (open: EmployeeDialogState | undefined) => void
  onSaved: () => void
}

function EmployeeDialogs({ open, setOpen, onSaved }: DialogsProps) {
  const navigate = useNavigate()
  return (
    <Suspense>
      {open?.dialog === 'name' && (
        <ListNameDialog
          onClose={() => setOpen(undefined)}
          onSaved={(list) => {
            setOpen({ dialog: 'fill', list })
            onSaved()
          }}
        />
      )}
      {open?.dialog === 'import' && (
        <AddEmployeesDialog onSaved={onSaved} onClose={() => setOpen(undefined)} />
      )}
      {open?.dialog === 'fill' && (
        <AddEmployeesDialog
          list={open.list}
          onSaved={onSaved}
          onClose={() => {
            setOpen(undefined)
            void navigate(paths.list({ listId: open.list.id }))
          }}
        />
      )}
    </Suspense>
  )
}

registerFirstLoad(EmployeesPage, ({ stores }) => stores.getStore(EmployeesStore).reloadTables())

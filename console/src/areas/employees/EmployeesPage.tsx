import { type EmployeeList, isAnonymous } from '@heed/contracts'
import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCompany } from '../../app/RootContext.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AnonymousBanner } from './AnonymousBanner.tsx'
import { AddEmployeesDialog, ListNameDialog } from './dialogs.ts'
import { EmptyTable } from './EmptyTable.tsx'
import { downloadPeople } from './exports.ts'
import { LimitBanner } from './LimitBanner.tsx'
import { ListsTable } from './lists/ListsTable.tsx'
import { listPath } from './paths.ts'
import { PeopleTable } from './people/PeopleTable.tsx'
import { Section } from './Section.tsx'
import { TableTools } from './TableTools.tsx'
import { useAbilities, useEmployeesStore } from './useEmployeesStore.ts'
import type { TableAddress } from './useTableAddress.ts'

const address: TableAddress = {
  prefix: 'users',
  size: 5,
  order: 'name asc',
  fields: ['name', 'email', 'lastActive'],
}

type Open = { dialog: 'import' } | { dialog: 'name' } | { dialog: 'fill'; list: EmployeeList }

/** /users: the lists, then everybody (S2 section 2.3). */
export const EmployeesPage = observer(function EmployeesPage() {
  const { t } = useTranslation()
  const { users_total: total } = useCompany()
  const anonymous = isAnonymous(useCompany())
  const store = useEmployeesStore()
  const can = useAbilities()
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const { table } = store.people
  const reload = () => void store.reloadTables()
  return (
    <>
      <PageHeader
        title={t('employees.title')}
        summary={t('employees.total', { count: total })}
        actions={[
          {
            key: 'list',
            label: t('employees.createList'),
            icon: <PlaylistAdd />,
            onRun: () => setOpen({ dialog: 'name' }),
            disabledReason: can.createList,
          },
        ]}
        primary={{
          key: 'import',
          label: t('employees.import'),
          icon: <UploadFile />,
          onRun: () => setOpen({ dialog: 'import' }),
          disabledReason: can.add,
        }}
      />
      <LimitBanner />
      {anonymous && <AnonymousBanner />}
      <ListsTable />
      <Section
        title={t('employees.all')}
        tools={
          <TableTools
            list={table}
            searchLabel={t('employees.searchEmployees')}
            fileName="users.csv"
            onDownload={async () => downloadPeople(await store.people.export())}
          />
        }
      >
        <PeopleTable
          table={table}
          address={address}
          label={t('employees.all')}
          onChanged={reload}
          empty={
            <EmptyTable
              search={table.search}
              title={t('employees.noEmployees')}
              text={t('employees.noEmployeesText')}
            />
          }
        />
      </Section>
      <Suspense>
        {open?.dialog === 'name' && (
          <ListNameDialog
            onClose={() => setOpen(undefined)}
            onSaved={(list) => {
              setOpen({ dialog: 'fill', list })
              reload()
            }}
          />
        )}
        {open?.dialog === 'import' && (
          <AddEmployeesDialog onSaved={reload} onClose={() => setOpen(undefined)} />
        )}
        {open?.dialog === 'fill' && (
          <AddEmployeesDialog
            list={open.list}
            onSaved={reload}
            onClose={() => {
              setOpen(undefined)
              void navigate(listPath(open.list.id))
            }}
          />
        )}
      </Suspense>
    </>
  )
})

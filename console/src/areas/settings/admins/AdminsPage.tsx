import Add from '@mui/icons-material/Add'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFlag } from '../../../app/drafts/useDraft.ts'
import { Page } from '../../../app/Page.tsx'
import { useCompanyStore } from '../../../app/RootContext.tsx'
import { TableTools } from '../../../app/TableTools.tsx'
import { useExportName } from '../../../app/useExportName.ts'
import { countOf, tableProps } from '../../../lib/tableProps.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { PeoplePicture } from '../../../ui/pictures/PeoplePicture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import { useTableAddress } from '../../../ui/table/useTableAddress.ts'
import { AdminsStore, pagerHiddenUpTo } from './AdminsStore.ts'
import { adminColumns } from './adminColumns.tsx'
import { AddAdminDialog } from './dialogs.ts'
import { downloadAdmins } from './exports.ts'
import { useAdminActions } from './useAdminActions.tsx'

/** Who manages the company: adding, removing, sending login info and who gets the bills (S0 section 2). */
export const AdminsPage = observer(function AdminsPage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { list } = useCompanyStore(AdminsStore)
  const [isAdding, setAdding] = useKeptFlag('addingAdmin')
  const columns = useMemo(() => adminColumns(t, formats), [t, formats])
  const actions = useAdminActions()
  const title = t('shell.side.admins')
  const fileName = useExportName()(title)
  useTableAddress(list)
  const add = { key: 'add', label: t('settings.admins.add'), icon: <Add />, onRun: () => setAdding(true) }
  return (
    <Page title={title} summary={t('settings.admins.summary')} primary={add}>
      <Section
        title={title}
        count={countOf(list)}
        tools={
          <TableTools
            list={list}
            searchLabel={t('settings.admins.search')}
            fileName={fileName}
            onDownload={async () => downloadAdmins(fileName, await list.every())}
          />
        }
      >
        <DataTable
          {...tableProps(list)}
          label={title}
          columns={columns}
          rowId={({ email }) => email}
          rowName={({ name, email }) => name || email}
          rowMenu={actions}
          sizes={[10, 20, 50]}
          pagerHiddenUpTo={pagerHiddenUpTo}
          empty={
            list.search === '' ? (
              <EmptyState
                picture={<PeoplePicture />}
                title={t('settings.admins.none')}
                text={t('settings.admins.noneText')}
                action={add}
              />
            ) : (
              <NothingFound
                text={t('ui.notFound', { search: list.search })}
                onClear={() => list.setSearch('')}
              />
            )
          }
        />
      </Section>
      {isAdding && <AddAdminDialog onClose={() => setAdding(false)} />}
    </Page>
  )
})

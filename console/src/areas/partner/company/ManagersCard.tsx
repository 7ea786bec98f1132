import { companyName, type Manager, role } from '@heed/contracts'
import Add from '@mui/icons-material/Add'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFlag } from '../../../app/drafts/useDraft.ts'
import type { Formats } from '../../../lib/formats.ts'
import { resourceProps } from '../../../lib/tableProps.ts'
import { useManagerActions } from '../../../parts/managers/useManagerActions.tsx'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { OneLine } from '../../../ui/OneLine.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { columnsOf } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PersonCell } from '../../../ui/table/NameCell.tsx'
import { AddManagerDialog } from './AddManagerDialog.tsx'
import type { CompanyStore } from './CompanyStore.ts'

const col = columnsOf<Manager>()

const managerColumns = (t: TFunction, formats: Formats) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('partner.name'),
      cell: ({ row }) => <PersonCell name={row.original.name ?? ''} email={row.original.email} />,
    }),
    col.accessor('email', {
      header: t('partner.email'),
      cell: (cell) => <OneLine text={cell.getValue()} />,
      meta: { width: '32%', priority: 1, selfEvident: true },
    }),
    col.display({
      id: 'role',
      header: t('partner.role'),
      cell: ({ row }) => (
        <Tag label={t(row.original.role === role.viewer ? 'shell.viewer' : 'shell.admin')} />
      ),
      meta: { width: 110, priority: 2, selfEvident: true },
    }),
    col.display({
      id: 'billing',
      header: t('settings.admins.billing'),
      cell: ({ row }) =>
        row.original.billing && (
          <StatusBadge tone="info" icon={<ReceiptLong />} label={t('settings.admins.getsBills')} />
        ),
      meta: { width: 132, priority: 2, selfEvident: true },
    }),
    col.display({
      id: 'created',
      header: t('partner.since'),
      cell: ({ row }) => formats.date(row.original.created),
      meta: { width: 128, priority: 3 },
    }),
  ])

/** Who manages a customer. */
export const ManagersCard = observer(function ManagersCard({ store }: { store: CompanyStore }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [isAdding, setAdding] = useKeptFlag(`partner/company/${String(store.companyId)}/manager`)
  const columns = useMemo(() => managerColumns(t, formats), [t, formats])
  const company = store.info.value
  const managers = company?.managers ?? []
  const actions = useManagerActions()
  const menu = (manager: Manager) =>
    company
      ? actions(
          {
            company,
            everybody: managers,
            sendLogin: (email) => store.sendLogin(email),
            sendBillsTo: (email) => store.sendBillsTo(email),
            remove: (email) => store.removeManager(email),
          },
          manager,
        )
      : []
  const add = { key: 'add', label: t('partner.addManager'), icon: <Add />, onRun: () => setAdding(true) }
  return (
    <Section
      title={t('partner.managers')}
      count={company && managers.length}
      tools={<ActionButton action={add} />}
    >
      <DataTable
        {...resourceProps(store.info)}
        label={t('partner.managers')}
        columns={columns}
        rows={managers}
        rowId={({ email }) => email}
        rowName={({ name, email }) => name || email}
        rowMenu={menu}
        empty={<EmptyState title={t('partner.noManagers')} text={t('partner.noManagersText')} />}
      />
      {isAdding && company && (
        <AddManagerDialog store={store} company={companyName(company)} onClose={() => setAdding(false)} />
      )}
    </Section>
  )
})

import Edit from 'virtual:icon/EditOutlined'
import type { PartnerCompanyRow } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraftSelection } from '../../../app/drafts/useDraftSelection.ts'
import { paths } from '../../../app/paths.ts'
import { useAccountStore, useRoot } from '../../../app/root/RootContext.tsx'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import { toSelectionProps } from '../../../lib/tables/tableProps.ts'
import type { Action } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { ListPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { useAccountExportName } from '../useAccountExportName.ts'
import type { AccountProps } from '../withAccount.tsx'
import { CompaniesStore } from './CompaniesStore.ts'
import { createCustomerColumns } from './companyColumns.tsx'
import { downloadCustomers } from './exports.ts'

type Props = AccountProps & {
  add: Action
  onBulk: (companies: readonly PartnerCompanyRow[]) => void
  menu: (company: PartnerCompanyRow) => readonly Action[]
}

export const getRowId = ({ id }: PartnerCompanyRow): string => String(id)

export const CompaniesTable = observer(function CompaniesTable({ account, add, menu, onBulk }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { clock, notices } = useRoot()
  const { table } = useAccountStore(account, CompaniesStore)
  const fileName = useAccountExportName(account)(t('partner.companies'))
  const columns = useMemo(() => createCustomerColumns(t, formats), [t, formats])
  useDraftSelection(`partner/${String(account.id)}/chosen`, table.selection)
  const selectionLoad = useMutation()
  const choose = async () => {
    await selectionLoad.run(async () => onBulk(await table.fetchSelected(getRowId)))
    if (selectionLoad.failure) notices.show('error', selectionLoad.failure.text)
  }
  const change = {
    key: 'change',
    label: t('partner.bulk.change'),
    icon: <Edit />,
    busy: selectionLoad.pending,
    onRun: () => void choose(),
  }
  return (
    <ListSection
      title={t('partner.companies')}
      list={table}
      {...toSelectionProps(table, getRowId)}
      searchLabel={t('partner.searchCompanies')}
      fileName={fileName}
      onSave={(companies) => downloadCustomers(fileName, companies, clock.now())}
      bulkActions={[change]}
      columns={columns}
      rowId={getRowId}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.partnerCompany({ partnerId: account.id, companyId: id })}
      rowMenu={menu}
      emptyState={
        <EmptyState
          picture={<ListPicture />}
          title={t('partner.noCompanies')}
          text={t('partner.noCompaniesText')}
          primary={add}
        />
      }
    />
  )
})

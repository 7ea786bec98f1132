import {
  type Company,
  formatCsvLine,
  getCompanyName,
  getPartnerId,
  type NotificationTarget,
} from '@heed/contracts'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSwitchCompany } from '../../../app/leave/useSwitchCompany.ts'
import { paths } from '../../../app/paths.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'
import type { Formats } from '../../../lib/formats.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import { Avatar } from '../../../ui/badges/Avatar.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { ActAsDialog } from './ActAsDialog.tsx'
import { createCompanyList } from './CompaniesStore.ts'
import { fetchPartners } from './PartnersStore.ts'
import { SuperFrame } from './SuperFrame.tsx'
import { useSuperExportName } from './useSuperExportName.ts'

const col = createColumns<Company>()

type PartnerLookup = (company: Company) => { id: number; name: string } | null

const createCompanyColumns = (t: TFunction, formats: Formats, getPartner: PartnerLookup) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('account.super.company'),
      cell: ({ row }) => {
        const name = getCompanyName(row.original)
        return <NameCell name={name} mark={<Avatar name={name} named />} />
      },
      meta: { order: 'company_name' },
    }),
    col.display({
      id: 'partner',
      header: t('account.super.partner'),
      cell: ({ row }) => {
        const partner = getPartner(row.original)
        if (!partner) return <MutedText>–</MutedText>
        return (
          <AppLink quiet to={paths.partnerCompanies({ partnerId: partner.id })}>
            {partner.name}
          </AppLink>
        )
      },
      meta: { priority: 3, width: '20%' },
    }),
    col.display({
      id: 'plan',
      header: t('account.super.plan'),
      cell: ({ row }) => {
        const plan = row.original.subscription?.subscription_name
        return plan ? <SingleLineText text={plan} /> : <MutedText>–</MutedText>
      },
      meta: { priority: 2, width: '20%', selfEvident: true },
    }),
    col.display({
      id: 'people',
      header: t('account.super.managers'),
      cell: ({ row }) => formats.number(row.original.managers?.length ?? 0),
      meta: { priority: 3, width: 112, align: 'right' },
    }),
    col.accessor('users_total', {
      header: t('account.super.employees'),
      cell: (cell) => formats.number(cell.getValue()),
      meta: { priority: 3, width: 112, align: 'right' },
    }),
  ])

const toCsvLines = (companies: readonly Company[], getPartner: PartnerLookup): string[] => [
  formatCsvLine(['Company', 'Id', 'Partner', 'Plan', 'Managers', 'Employees']),
  ...companies.map((company) =>
    formatCsvLine([
      getCompanyName(company),
      company.company_id,
      getPartner(company)?.name ?? '',
      company.subscription?.subscription_name ?? '',
      company.managers?.length ?? 0,
      company.users_total,
    ]),
  ),
]

function usePartnerNames(): PartnerLookup {
  const { t } = useTranslation()
  const { client } = useRoot()
  const [partners] = useState(() => new Resource<readonly NotificationTarget[]>())
  useEffect(() => void partners.load((signal) => fetchPartners(client, signal)), [partners, client])
  const partnerList = partners.value
  return useMemo(() => {
    const names = new Map(partnerList?.map(({ id, name }) => [id, name]))
    return (company) => {
      const id = getPartnerId(company)
      return id === null ? null : { id, name: names.get(id) ?? t('shell.accountNumber', { id: String(id) }) }
    }
  }, [t, partnerList])
}

export const AllCompaniesPage = observer(function AllCompaniesPage() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useRoot()
  const switchCompany = useSwitchCompany()
  const [list] = useState(() => createCompanyList(client))
  const [selectedCompany, selectCompany] = useState<Company>()
  const getPartner = usePartnerNames()
  const columns = useMemo(() => createCompanyColumns(t, formats, getPartner), [t, formats, getPartner])
  const title = t('account.super.companies')
  const fileName = useSuperExportName()(title)
  const load = useCallback(async () => selectedCompany?.managers ?? [], [selectedCompany])
  return (
    <SuperFrame title={title}>
      <ListSection
        title={title}
        list={list}
        searchLabel={t('account.super.searchCompanies')}
        fileName={fileName}
        onSave={(companies) => downloadBlob(fileName, createCsvBlob(toCsvLines(companies, getPartner)))}
        columns={columns}
        rowId={({ company_id: id }) => String(id)}
        rowName={getCompanyName}
        rowHref={(company) => {
          const partnerId = getPartnerId(company)
          return partnerId === null
            ? undefined
            : paths.partnerCompany({ partnerId, companyId: company.company_id })
        }}
        rowMenu={(company) => [
          {
            key: 'open',
            label: t('account.super.openCompany'),
            onRun: () => switchCompany(company.company_id, paths.home()),
          },
          { key: 'act', label: t('account.super.act'), onRun: () => selectCompany(company) },
        ]}
        emptyState={
          <EmptyState title={t('account.super.noCompanies')} text={t('account.super.noCompaniesText')} />
        }
      />
      {selectedCompany && (
        <ActAsDialog
          companyName={getCompanyName(selectedCompany)}
          load={load}
          onClose={() => selectCompany(undefined)}
        />
      )}
    </SuperFrame>
  )
})

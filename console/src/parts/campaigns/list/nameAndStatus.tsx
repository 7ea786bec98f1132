import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { createColumns } from '../../../ui/table/columns.ts'
import { CampaignStatusBadge } from '../status/CampaignStatusBadge.tsx'
import type { CampaignRow } from './CampaignListKind.ts'
import { CampaignName } from './CampaignName.tsx'

export function createNameStatusColumns<Row extends CampaignRow>(t: TFunction, icon: ReactElement) {
  const col = createColumns<Row>()
  return [
    col.display({
      id: 'name',
      header: t('campaigns.list.name'),
      cell: ({ row }) => (
        <CampaignName campaign={row.original} icon={icon} packaged={t('campaigns.list.packaged')} />
      ),
    }),
    col.display({
      id: 'status',
      header: t('campaigns.list.status'),
      cell: ({ row }) => <CampaignStatusBadge status={row.original.status} />,
      meta: { width: 132, selfEvident: true },
    }),
  ] as const
}

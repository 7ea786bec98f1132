import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDemoAction } from '../../../app/guards/useTryDemo.ts'
import { useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { getRowCount, toTableProps } from '../../../lib/tables/tableProps.ts'
import { useFormats } from '../../../ui/formats.ts'
import { EmailPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { NoResults } from '../../../ui/table/NoResults.tsx'
import { useIsNarrow } from '../../../ui/useNarrow.ts'
import type { BaseListKind, CampaignRow, ListSection } from './CampaignListKind.ts'
import { CampaignListStores, type SectionTables } from './CampaignListStore.ts'
import { isListFiltered } from './ShownCount.tsx'
import type { CampaignTab } from './tabs.ts'
import type { CampaignActions } from './useCampaignActions.tsx'
import { useCreateCampaign } from './useCreateCampaign.tsx'

const TableHeading = styled(Typography)(({ theme }) => ({
  padding: '20px 20px 12px',
  '@container (max-width: 32.5rem)': { paddingInline: 16 },
  '&[data-below]': { borderTop: `1px solid ${theme.vars.palette.surface.rowLine}` },
})) as typeof Typography

type Props = {
  kind: BaseListKind
  tab: CampaignTab
  part: ListSection
  tables: SectionTables
  hasHeading: boolean
  actions: (campaign: CampaignRow) => CampaignActions
}

export const CampaignTable = observer(function CampaignTable({
  kind,
  tab,
  part,
  tables: { regular, packaged },
  hasHeading,
  actions,
}: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const isNarrow = useIsNarrow('md')
  const packagedKind = part === 'packaged' ? kind.packaged : undefined
  const columns = useMemo(
    () => (packagedKind ?? kind).columns(t, formats, isNarrow),
    [packagedKind, kind, t, formats, isNarrow],
  )
  const list = (packagedKind && packaged) ?? regular
  const count = getRowCount(list)
  return (
    <>
      {hasHeading && (
        <TableHeading variant="h2" component="h2" data-below={packagedKind ? true : undefined}>
          {kind.packaged?.heading(t, part, typeof count === 'number' ? formats.number(count) : '…')}
        </TableHeading>
      )}
      <DataTable<CampaignRow>
        {...(packagedKind && packaged ? toTableProps(packaged) : toTableProps(regular))}
        memory={`${kind.campaign.name}.${part}.${tab}`}
        query={undefined}
        order={regular.order}
        onOrder={(order) => void regular.setOrder(order)}
        label={t(packagedKind?.label ?? kind.campaign.title)}
        columns={columns}
        pagerHiddenUpTo={10}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={kind.campaign.open}
        rowMenu={(campaign) => Object.values(actions(campaign))}
        rowAcross={packagedKind ? undefined : (campaign) => kind.state(campaign, t, formats)}
        empty={<NoCampaigns {...{ kind, tab, part }} list={regular} />}
      />
    </>
  )
})

type NoneProps = Pick<Props, 'kind' | 'tab' | 'part'> & { list: SectionTables['regular'] }

const NoCampaigns = observer(function NoCampaigns({ kind, tab, part, list }: NoneProps) {
  const { t } = useTranslation()
  const { isAdmin } = useRoot().session
  const totalCount = useCompanyStore(CampaignListStores).get(kind).all('all')
  const createAction = useCreateCampaign(kind.campaign.name)
  const tryDemo = useDemoAction(kind.campaign.name)
  const clear = () => {
    list.setSearch('')
    void list.clearFilters()
  }
  if (isListFiltered(list)) return <NoResults text={kind.getNotFoundText(t, part)} onClear={clear} />
  const isFirst = totalCount === undefined ? tab === 'all' : totalCount === 0
  if (!isFirst) return <EmptyState title={kind.getEmptyTabText(t, tab, part)} />
  const { title, text, viewerText } = kind.noCampaignsTexts
  return (
    <EmptyState
      picture={<EmailPicture />}
      title={t(title)}
      text={t(isAdmin ? text : viewerText)}
      action={tryDemo}
      primary={createAction}
    />
  )
})

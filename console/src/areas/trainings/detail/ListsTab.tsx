import GroupsOutlined from 'virtual:icon/GroupsOutlined'
import type { TrainingList } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ListTable } from '../../../app/tables/ListTable.tsx'
import { TableTools } from '../../../app/tables/TableTools.tsx'
import type { Formats } from '../../../lib/formats.ts'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { typeScale } from '../../../ui/theme/tokens.ts'
import { downloadLists, getListName, listsFileName } from './exports.ts'
import { ShareCell } from './ShareCell.tsx'
import { hasNotStarted } from './stopped.ts'
import type { TrainingStore } from './TrainingStore.ts'

const Foot = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 20px',
  fontSize: typeScale.size.tiny,
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
}))

const col = createColumns<TrainingList>()

type ColumnOptions = {
  onPeople: ((listId: number) => void) | undefined
  hasBegun: boolean
}

const createListColumns = (t: TFunction, formats: Formats, { onPeople, hasBegun }: ColumnOptions) =>
  col.columns([
    col.display({
      id: 'name',
      header: t('training.list'),
      cell: ({ row }) => (
        <NameCell name={getListName(row.original)} mark={<IconTile icon={<GroupsOutlined />} />} />
      ),
      meta: { order: 'name' },
    }),
    col.display({
      id: 'totalUsers',
      header: t('training.employees'),
      cell: ({ row: { original } }) =>
        original.totalUsers === undefined ? <MutedText>–</MutedText> : formats.number(original.totalUsers),
      meta: { order: 'totalUsers', priority: 2, align: 'right', width: 136 },
    }),
    col.display({
      id: 'attendance',
      header: t('training.attendance'),
      cell: ({ row: { original } }) => (
        <ShareCell count={original.opened} total={hasBegun ? original.totalUsers : 0} />
      ),
      meta: { order: 'attendance', priority: 3, width: 268, tip: t('training.totalTips.people') },
    }),
    col.display({
      id: 'completion',
      header: t('training.completionRate'),
      cell: ({ row: { original } }) => (
        <ShareCell count={original.score} total={hasBegun ? original.total : 0} />
      ),
      meta: { order: 'completion', priority: 1, width: 300, tip: t('training.totalTips.lessons') },
    }),
    ...(onPeople
      ? [
          col.display({
            id: 'people',
            header: t('training.people'),
            cell: ({ row: { original } }) => (
              <ActionButton
                size="small"
                look="text"
                flush
                action={{
                  key: 'people',
                  label: t('training.viewEmployees'),
                  name: t('training.viewEmployeesOf', { list: getListName(original) }),
                  onRun: () => onPeople(original.id),
                }}
              />
            ),
            meta: { priority: 3, width: 156, selfEvident: true },
          }),
        ]
      : []),
  ])

type TrainingProps = { training: TrainingStore }

export function ListsTools({ training: { lists } }: TrainingProps) {
  const { t } = useTranslation()
  return (
    <TableTools
      list={lists}
      searchLabel={t('training.searchLists')}
      fileName={listsFileName}
      onDownload={async () => downloadLists(await lists.fetchAll())}
    />
  )
}

type Props = TrainingProps & Pick<ColumnOptions, 'onPeople'>

/** Employees on several lists are counted on each of them. */
export const ListsTab = observer(function ListsTab({ training, onPeople }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { lists: table, info } = training
  const { value } = info
  const hasBegun = value !== undefined && !hasNotStarted(value)
  const columns = useMemo(
    () => createListColumns(t, formats, { onPeople, hasBegun }),
    [t, formats, onPeople, hasBegun],
  )
  useEffect(() => void (value && table.refresh()), [table, value])
  const tableProps = {
    columns,
    rowId: ({ id }: TrainingList) => String(id),
    rowName: getListName,
  }
  const emptyState = <EmptyState title={t('training.noLists')} />
  if (!value)
    return <DataTable {...tableProps} label={t('training.lists')} rows={[]} loading empty={emptyState} />
  const sum = value.lists.reduce((people, { totalUsers = 0 }) => people + totalUsers, 0)
  return (
    <>
      <ListTable
        {...tableProps}
        title={t('training.lists')}
        list={table}
        rowHref={({ id }) => paths.list({ listId: id })}
        emptyState={emptyState}
      />
      {sum > value.totalUsers && <Foot>{t('training.onSeveral', { sum, count: value.totalUsers })}</Foot>}
    </>
  )
})

import GroupsOutlined from 'virtual:icon/GroupsOutlined'
import type { TrainingList } from '@heed/contracts'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ListSection } from '../../../app/tables/ListSection.tsx'
import type { Formats } from '../../../lib/formats.ts'
import { createLocalFetch } from '../../../lib/tables/localPages.ts'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { CardSkeleton } from '../../../ui/panels/CardSkeleton.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { NameCell } from '../../../ui/table/cells/NameCell.tsx'
import { createColumns } from '../../../ui/table/columns.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { downloadLists, getListName, listsFileName } from './exports.ts'
import { ShareCell } from './ShareCell.tsx'
import { hasNotStarted } from './stopped.ts'
import type { TrainingStore } from './TrainingStore.ts'

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

const computeShare = (count: number | undefined, total: number | undefined): number | null =>
  count === undefined || !total ? null : count / total

const createListFetch = (training: TrainingStore) =>
  createLocalFetch<TrainingList, Record<never, never>>(async () => training.info.value?.lists ?? [], {
    texts: (list) => [getListName(list)],
    fields: {
      name: getListName,
      totalUsers: ({ totalUsers }) => totalUsers ?? null,
      attendance: ({ opened, totalUsers }) => computeShare(opened, totalUsers),
      completion: ({ score, total }) => computeShare(score, total),
    },
  })

type Props = { training: TrainingStore } & Pick<ColumnOptions, 'onPeople'>

/** Employees on several lists are counted on each of them. */
export function ListsTab(props: Props) {
  const isLoaded = props.training.info.value !== undefined
  return isLoaded ? <Lists {...props} /> : <CardSkeleton height={320} />
}

const Lists = observer(function Lists({ training, onPeople }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [table] = useState(
    () =>
      new PagedList<TrainingList>(createListFetch(training), {
        prefix: 'lists',
        name: 'trainingLists',
        size: 5,
        order: 'completion asc',
        fields: ['name', 'totalUsers', 'attendance', 'completion'],
      }),
  )
  const { value } = training.info
  const hasBegun = value !== undefined && !hasNotStarted(value)
  const columns = useMemo(
    () => createListColumns(t, formats, { onPeople, hasBegun }),
    [t, formats, onPeople, hasBegun],
  )
  useEffect(() => void (value && table.refresh()), [table, value])
  const sum = (value?.lists ?? []).reduce((people, { totalUsers = 0 }) => people + totalUsers, 0)
  const total = value?.totalUsers ?? 0
  return (
    <>
      <ListSection
        title={t('training.lists')}
        list={table}
        searchLabel={t('training.searchLists')}
        fileName={listsFileName}
        onSave={downloadLists}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowName={getListName}
        rowHref={({ id }) => paths.list({ listId: id })}
        emptyState={<EmptyState title={t('training.noLists')} />}
      />
      {sum > total && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1, mx: 2.5 }}>
          {t('training.onSeveral', { sum, count: total })}
        </Typography>
      )}
    </>
  )
})

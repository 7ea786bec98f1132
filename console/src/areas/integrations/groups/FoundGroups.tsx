import type { Group } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { useResultsAnnouncement } from '../../../ui/announcer/useResultsAnnouncement.ts'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { GROUPS_PAGE_SIZE, type GroupChoice } from './GroupChoice.ts'

/** List height, px, and number of rows rendered beyond its edges (S0 section 9). */
const [LIST_HEIGHT_PX, OVERSCAN_ROWS] = [500, 5]

const ListFrame = styled('div')({
  height: `calc(${String(LIST_HEIGHT_PX / 16)}rem + 2px)`,
  overflow: 'hidden',
})
const Name = styled('div')({
  flex: 1,
  minWidth: 0,
  '& > div': { display: 'flex' },
  '& label': { width: '100%' },
})

type Props = { choice: GroupChoice }

export const FoundGroups = observer(function FoundGroups({ choice }: Props) {
  const { t } = useTranslation()
  const { found: foundGroups, failure, search } = choice
  const rows = foundGroups.value
  const { error, onRetry } = toFailureProps(foundGroups)
  useResultsAnnouncement(
    { search },
    {
      count: foundGroups.loading ? undefined : rows?.total,
      emptyText: t('integrations.groups.noneFound'),
    },
  )
  // New rows need a new callback, so that the list reports the visible rows again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the rows only for that reason
  const show = useCallback((from: number, to: number) => void choice.show(from, to), [choice, rows])
  if (error !== undefined) {
    return (
      <ListFrame>
        <ErrorState title={t('integrations.groups.notFoundOut')} text={error} onRetry={onRetry} />
      </ListFrame>
    )
  }
  return (
    <>
      {failure && <Banner tone="error">{failure.text}</Banner>}
      <ListFrame aria-busy={foundGroups.loading}>
        {rows === undefined ? (
          Array.from({ length: GROUPS_PAGE_SIZE }, (_, index) => (
            <Skeleton key={`group ${String(index)}`} height={LIST_HEIGHT_PX / GROUPS_PAGE_SIZE} aria-hidden />
          ))
        ) : rows.total === 0 ? (
          <EmptyState
            title={t(search.trim() === '' ? 'integrations.groups.none' : 'integrations.groups.noneFound')}
            action={
              search.trim() === ''
                ? undefined
                : { key: 'clear', label: t('ui.clear'), onRun: () => choice.look('') }
            }
          />
        ) : (
          <VirtualList
            label={t('integrations.groups.title')}
            total={rows.total}
            onShow={show}
            rowHeight={LIST_HEIGHT_PX / GROUPS_PAGE_SIZE}
            inView={GROUPS_PAGE_SIZE}
            beyond={OVERSCAN_ROWS}
            row={(index) => <Row choice={choice} index={index} />}
          />
        )}
      </ListFrame>
    </>
  )
})

type RowProps = Props & { index: number }

const Row = observer(function Row({ choice, index }: RowProps) {
  const group = choice.found.value?.at(index)
  return group ? <GroupRow choice={choice} group={group} /> : <Skeleton width="60%" aria-hidden />
})

type GroupProps = Props & { group: Group }

const GroupRow = observer(function GroupRow({ choice, group }: GroupProps) {
  const { t } = useTranslation()
  const { displayName, usersCount, rule } = group
  return (
    <>
      <Name>
        <CheckBox
          label={<SingleLineText text={displayName} />}
          checked={choice.isSelected(group)}
          onChange={() => choice.toggle(group)}
        />
      </Name>
      {rule === 'exclude' && <Tag label={t('integrations.groups.leftOut')} />}
      <MutedText>{t('integrations.groups.people', { count: usersCount })}</MutedText>
    </>
  )
})

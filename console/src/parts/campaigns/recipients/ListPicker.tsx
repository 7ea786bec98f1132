import { createTextFilter, type EmployeeList, getListLockReason, isAnonymous } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { useResultsAnnouncement } from '../../../ui/announcer/useResultsAnnouncement.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { toRefusalProps } from '../../../ui/buttons/action.ts'
import { SelectAllButton } from '../../../ui/buttons/SelectAllButton.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { NoResults } from '../../../ui/table/NoResults.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { SingleLineText } from '../../../ui/text/SingleLineText.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { useIsNarrow } from '../../../ui/useNarrow.ts'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { SourceTag } from '../../people/SourceTag.tsx'
import { usePeopleRefusals } from '../../people/usePeopleRefusals.ts'

/** With more lists than this, the search box appears. */
const maxListsWithoutSearch = 8
/** Number of rows shown in full; the next row is cut in half to hint at scrolling. */
const maxRowsInView = 12

/** Row heights in px: with everything on one line, and with the name on its own line. */
const [lowRowPx, highRowPx] = [48, 80]

const Row = styled('div', { shouldForwardProp: (name) => name !== 'high' })<{ high: boolean }>(({ high }) =>
  high
    ? {
        flex: 1,
        minWidth: 0,
        '& > :last-child': {
          display: 'flex',
          flexDirection: 'row-reverse',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 4,
          paddingLeft: 36,
        },
      }
    : { display: 'contents', '& > :last-child': { display: 'contents' } },
)

const Name = styled('div')({ flex: 1, minWidth: 0 })

type Props = {
  label: string
  lists: readonly EmployeeList[]
  value: readonly number[]
  onChange: (listIds: number[]) => void
  onAdd: (list: EmployeeList) => void
  disabledReason?: string | undefined
}

export function ListPicker(props: Props) {
  const { label, lists, value, onChange, onAdd, disabledReason } = props
  const { t } = useTranslation()
  const isNarrow = useIsNarrow('sm')
  const [search, setSearch] = useState('')
  // Lists already selected on opening come first; rows don't move when ticked.
  const [initialIds] = useState(() => new Set(value))
  const matchesSearch = createTextFilter(search.trim())
  const matchingLists = lists.filter(({ name }) => matchesSearch(name))
  const sortedLists = [
    ...matchingLists.filter(({ id }) => initialIds.has(id)),
    ...matchingLists.filter(({ id }) => !initialIds.has(id)),
  ]
  useResultsAnnouncement({ search }, { count: sortedLists.length })
  const isHigh = isNarrow && sortedLists.some(({ usersCount }) => usersCount === 0)
  const renderRow = (index: number) => {
    const list = sortedLists[index]
    if (!list) return null
    const onSelectedChange = (isSelected: boolean) =>
      onChange(isSelected ? [...value, list.id] : value.filter((listId) => listId !== list.id))
    return (
      <ListRow
        {...{ list, isHigh, disabledReason, onChosen: onSelectedChange, onAdd }}
        isChosen={value.includes(list.id)}
      />
    )
  }
  return (
    <>
      {lists.length > maxListsWithoutSearch && (
        <SearchField label={t('campaigns.recipients.search')} value={search} onChange={setSearch} delay={0} />
      )}
      {sortedLists.length > 1 && (
        <div>
          <SelectAllButton
            label={t(search.trim() ? 'campaigns.chooseAll' : 'campaigns.recipients.everybody', {
              count: sortedLists.length,
            })}
            ids={sortedLists.map(({ id }) => id)}
            value={value}
            onChange={onChange}
            disabledReason={disabledReason}
            flush
          />
        </div>
      )}
      {sortedLists.length === 0 ? (
        <NoResults search={search} onClear={() => setSearch('')} />
      ) : (
        <VirtualList
          label={label}
          total={sortedLists.length}
          row={renderRow}
          rowHeight={isHigh ? highRowPx : lowRowPx}
          inView={sortedLists.length > maxRowsInView ? maxListsWithoutSearch + 0.5 : maxRowsInView}
        />
      )}
    </>
  )
}

type RowProps = Pick<Props, 'onAdd' | 'disabledReason'> & {
  list: EmployeeList
  isHigh: boolean
  isChosen: boolean
  onChosen: (isSelected: boolean) => void
}

const ListRow = observer(function ListRow(props: RowProps) {
  const { list, isHigh, isChosen, disabledReason, onChosen, onAdd } = props
  const { t } = useTranslation()
  const refusals = usePeopleRefusals()
  const isEmpty = list.usersCount === 0
  return (
    <Row high={isHigh}>
      <Name>
        <CheckBox
          label={<SingleLineText text={list.name} />}
          checked={isChosen}
          disabledReason={disabledReason}
          onChange={onChosen}
        />
      </Name>
      <div>
        <SourceTag source={list.source} />
        {isEmpty && (
          <ActionButton
            look="text"
            size="small"
            action={{
              key: 'add',
              label: t('campaigns.recipients.add'),
              onRun: () => onAdd(list),
              ...toRefusalProps(refusals.add ?? getListLockReason(list)),
            }}
          />
        )}
        {isEmpty && isChosen ? (
          <StatusBadge tone="warning" label={t('campaigns.recipients.nobody')} />
        ) : (
          <MutedText>
            <ListMembers list={list} />
          </MutedText>
        )}
      </div>
    </Row>
  )
})

const ListMembers = observer(function ListMembers({
  list: { id, name, usersCount },
}: {
  list: EmployeeList
}) {
  const { t } = useTranslation()
  const anonymous = isAnonymous(useCompany())
  const text = t('campaigns.recipients.people', { count: usersCount })
  if (anonymous || usersCount === 0) return text
  return (
    <AppLink to={paths.list({ listId: id })} asText newTab>
      {text}
      <VisuallyHidden> {t('campaigns.recipients.ofList', { name })}</VisuallyHidden>
    </AppLink>
  )
})

import { createTextFilter, type EmployeeList, getListLockReason, isAnonymous } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { toRefusalProps } from '../../../ui/buttons/action.ts'
import { SelectAllButton } from '../../../ui/buttons/SelectAllButton.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { NothingFound } from '../../../ui/table/NothingFound.tsx'
import { AppLink } from '../../../ui/text/AppLink.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { OneLine } from '../../../ui/text/OneLine.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { numeric } from '../../../ui/theme/tokens.ts'
import { useIsNarrow } from '../../../ui/useNarrow.ts'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { SourceTag } from '../../people/SourceTag.tsx'
import { usePeopleRefusals } from '../../people/usePeopleRefusals.ts'

/** The search box appears above this number of lists. */
const glance = 8
/** Number of rows shown in full; the next row is cut in half to hint at scrolling. */
const whole = 12

/** Row heights, px, with everything on one line, and with the name on a separate line. */
const [low, high] = [48, 80]

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
  onChange: (chosen: number[]) => void
  onAdd: (list: EmployeeList) => void
  disabledReason?: string | undefined
}

export function ListPicker(props: Props) {
  const { label, lists, value, onChange, onAdd, disabledReason } = props
  const { t } = useTranslation()
  const isNarrow = useIsNarrow('sm')
  const [search, setSearch] = useState('')
  // Lists already selected on opening come first; rows don't move when ticked.
  const [before] = useState(() => new Set(value))
  const isFound = createTextFilter(search.trim())
  const found = lists.filter(({ name }) => isFound(name))
  const shown = [...found.filter(({ id }) => before.has(id)), ...found.filter(({ id }) => !before.has(id))]
  const isHigh = isNarrow && shown.some(({ usersCount }) => usersCount === 0)
  const row = (at: number) => {
    const list = shown[at]
    if (!list) return null
    const onChosen = (isOn: boolean) =>
      onChange(isOn ? [...value, list.id] : value.filter((other) => other !== list.id))
    return (
      <ListRow {...{ list, isHigh, disabledReason, onChosen, onAdd }} isChosen={value.includes(list.id)} />
    )
  }
  return (
    <>
      {lists.length > glance && (
        <SearchField label={t('campaigns.recipients.search')} value={search} onChange={setSearch} delay={0} />
      )}
      {shown.length > 1 && (
        <div>
          <SelectAllButton
            label={t(search.trim() ? 'campaigns.chooseAll' : 'campaigns.recipients.everybody', {
              count: shown.length,
            })}
            ids={shown.map(({ id }) => id)}
            value={value}
            onChange={onChange}
            disabledReason={disabledReason}
            flush
          />
        </div>
      )}
      {shown.length === 0 ? (
        <NothingFound search={search} onClear={() => setSearch('')} />
      ) : (
        <VirtualList
          label={label}
          total={shown.length}
          row={row}
          rowHeight={isHigh ? high : low}
          inView={shown.length > whole ? glance + 0.5 : whole}
        />
      )}
    </>
  )
}

type RowProps = Pick<Props, 'onAdd' | 'disabledReason'> & {
  list: EmployeeList
  isHigh: boolean
  isChosen: boolean
  onChosen: (isOn: boolean) => void
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
          label={<OneLine text={list.name} />}
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
          <MutedText style={numeric}>
            <WhoIsOn list={list} />
          </MutedText>
        )}
      </div>
    </Row>
  )
})

const WhoIsOn = observer(function WhoIsOn({ list: { id, name, usersCount } }: { list: EmployeeList }) {
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

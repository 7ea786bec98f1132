import { createTextFilter, getListLockReason } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../app/root/RootContext.tsx'
import { useResultsAnnouncement } from '../../ui/announcer/useResultsAnnouncement.ts'
import { CheckBox } from '../../ui/form/CheckBox.tsx'
import { SearchField } from '../../ui/form/SearchField.tsx'
import { radiiPx } from '../../ui/theme/tokens.ts'
import { ListsStore } from './ListsStore.ts'

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 220,
  overflowY: 'auto',
  padding: theme.spacing(0.5, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.control,
}))

const minListsForSearch = 8

type Props = { value: readonly number[]; onChange: (listsId: number[]) => void }

export const ListChoice = observer(function ListChoice({ value, onChange }: Props) {
  const { t } = useTranslation()
  const lists = useCompanyStore(ListsStore)
  const [search, setSearch] = useState('')
  const id = useId()
  useEffect(() => void lists.loadAll(), [lists])
  const matchesSearch = createTextFilter(search.trim())
  const [initialIds] = useState(() => new Set(value))
  const isBefore = (list: { id: number }) => initialIds.has(list.id)
  const matchingLists = lists.choices.filter(({ name }) => matchesSearch(name))
  const sortedLists = [...matchingLists.filter(isBefore), ...matchingLists.filter((list) => !isBefore(list))]
  useResultsAnnouncement({ search }, { count: lists.all.value && matchingLists.length })
  const toggle = (listId: number, isTicked: boolean) =>
    onChange(isTicked ? [...value, listId] : value.filter((otherId) => otherId !== listId))
  return (
    <fieldset aria-labelledby={id} style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <Typography id={id} component="legend" variant="body2" sx={{ mb: 0.75, fontWeight: 500 }}>
        {t('employees.lists')}
      </Typography>
      {lists.choices.length > minListsForSearch && (
        <div style={{ marginBottom: 8 }}>
          <SearchField label={t('employees.searchLists')} value={search} onChange={setSearch} delay={0} />
        </div>
      )}
      <Frame>
        {lists.all.error && <Typography color="error">{lists.all.error}</Typography>}
        {lists.all.value && sortedLists.length === 0 && (
          <Typography color="textSecondary">{t('ui.noData')}</Typography>
        )}
        {sortedLists.map(({ id: listId, name, source }) => (
          <CheckBox
            key={listId}
            label={name}
            checked={value.includes(listId)}
            disabledReason={getListLockReason({ source }) ?? undefined}
            onChange={(isTicked) => toggle(listId, isTicked)}
          />
        ))}
      </Frame>
    </fieldset>
  )
})

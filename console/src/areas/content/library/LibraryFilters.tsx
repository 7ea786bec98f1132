import { type ResourceContent, resourceTypes } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { type Option, SelectBox } from '../../../ui/form/SelectBox.tsx'
import { FilterChips } from '../../../ui/table/filters/FilterChips.tsx'
import { countCategories, countTypes } from './shelves.ts'
import type { LibraryPlace } from './useLibraryPlace.ts'

const SEARCH_DELAY_MS = 150

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(3),
}))

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 13.5rem) minmax(0, 15rem)',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    '& > :first-of-type': { gridRow: 2, gridColumn: '1 / -1' },
    '& > [data-clear]': { gridRow: 1, gridColumn: 3 },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > :first-of-type': { gridRow: 3 },
    '& > :last-child': { gridRow: 1, gridColumn: '1 / -1' },
    '& > [data-clear]': { gridRow: 2, gridColumn: 2 },
  },
}))

type Choice = Pick<Option, 'value' | 'label'>

type Props = {
  items: readonly ResourceContent[] | undefined
  languages: readonly Choice[]
  place: LibraryPlace
}

export function LibraryFilters({ items, languages, place }: Props) {
  const { t } = useTranslation()
  const { filters, search, set, setSearch, clear, isNarrowed } = place
  const { type, category, language } = filters
  const query = { type, category, language, search }
  const counts = items && countTypes(items, query)
  const categories = countCategories(items ?? [], query)
  return (
    <Rows role="search">
      <Row>
        <FilterChips
          label={t('content.type')}
          value={type}
          choices={resourceTypes.map((value) => ({
            value,
            label: t(`content.types.${value}`),
            count: counts?.[value],
          }))}
          onChange={(next) => set({ type: next, category: null })}
        />
        <div data-clear="">
          {isNarrowed && (
            <ActionButton action={{ key: 'clear', label: t('content.clear'), onRun: clear }} look="text" />
          )}
        </div>
        <SelectBox
          label={t('content.availableIn')}
          labelHidden
          value={language ?? ''}
          options={[
            { value: '', label: `${t('content.availableIn')}: ${t('content.all')}` },
            ...withSelectedOption(languages, language),
          ]}
          onChange={(next) => set({ language: next === '' ? null : next })}
        />
        <SearchField
          label={t('content.search')}
          value={search}
          onChange={setSearch}
          delay={SEARCH_DELAY_MS}
        />
      </Row>
      <FilterChips
        label={t('content.category')}
        value={category}
        choices={categories}
        onChange={(next) => set({ category: next })}
      />
    </Rows>
  )
}

const withSelectedOption = (choices: readonly Choice[], value: string | null) =>
  value === null || choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value }, ...choices]

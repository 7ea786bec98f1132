import { type ResourceContent, resourceTypes } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { type Option, SelectBox } from '../../../ui/form/SelectBox.tsx'
import { FilterChips } from '../../../ui/table/filters/FilterChips.tsx'
import { typeScale } from '../../../ui/theme/tokens.ts'
import { countCategories, countTypes } from './shelves.ts'
import type { LibraryPlace } from './useLibraryPlace.ts'

const SEARCH_DELAY_MS = 150

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 9.25rem) minmax(0, 13.25rem) minmax(8rem, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
  '& .MuiOutlinedInput-root': { backgroundColor: theme.vars.palette.background.paper },
  '& .MuiOutlinedInput-root:not(:hover, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
    borderColor: theme.vars.palette.divider,
  },
  '& [data-set] .MuiOutlinedInput-root': {
    fontWeight: typeScale.weight.medium,
    color: theme.vars.palette.onSoft.primary,
    backgroundColor: theme.vars.palette.soft.primary,
    '&:not(:hover, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
      borderColor: theme.vars.palette.primary.main,
    },
  },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr)',
    '& > :first-of-type': { gridRow: 2, gridColumn: '1 / -1' },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    '& > :first-of-type': { gridRow: 3 },
    '& > [data-search]': { gridRow: 1, gridColumn: '1 / -1' },
    '&:has(> [data-clear]) > [data-search]': { gridColumn: 1 },
    '&:has(> [data-clear])': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > [data-clear]': { gridRow: 1, gridColumn: 2 },
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
  const all = t('content.all')
  const categories = countCategories(items ?? [], query)
  return (
    <Row role="search">
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
      <div data-set={category ?? undefined}>
        <SelectBox
          label={t('content.category')}
          labelHidden
          value={category ?? ''}
          options={[{ value: '', label: `${t('content.category')}: ${all}` }, ...categories]}
          onChange={(next) => set({ category: next === '' ? null : next })}
        />
      </div>
      <div data-set={language ?? undefined}>
        <SelectBox
          label={t('content.availableIn')}
          labelHidden
          value={language ?? ''}
          options={[
            { value: '', label: `${t('content.availableIn')}: ${all}` },
            ...withSelectedOption(languages, language),
          ]}
          onChange={(next) => set({ language: next === '' ? null : next })}
        />
      </div>
      <div data-search="">
        <SearchField
          label={t('content.search')}
          value={search}
          onChange={setSearch}
          delay={SEARCH_DELAY_MS}
        />
      </div>
      {isNarrowed && (
        <div data-clear="">
          <ActionButton action={{ key: 'clear', label: t('content.clear'), onRun: clear }} look="text" />
        </div>
      )}
    </Row>
  )
}

const withSelectedOption = (choices: readonly Choice[], value: string | null) =>
  value === null || choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value }, ...choices]

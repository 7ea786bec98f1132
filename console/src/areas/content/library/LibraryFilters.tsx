import { type ResourceContent, resourceTypes } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { type Option, SelectBox } from '../../../ui/form/SelectBox.tsx'
import { listCategories } from './shelves.ts'
import type { LibraryPlace } from './useLibraryPlace.ts'

const SEARCH_DELAY_MS = 150

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 200px)) minmax(0, 1fr) minmax(0, 264px)',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(3),
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child': { gridRow: 1, gridColumn: '1 / -1' },
  },
}))

type Choice = Pick<Option, 'value' | 'label' | 'group'>

type Props = {
  items: readonly ResourceContent[]
  languages: readonly Choice[]
  place: LibraryPlace
}

export function LibraryFilters({ items, languages, place }: Props) {
  const { t } = useTranslation()
  const { filters, search, set, setSearch, clear, isNarrowed } = place
  const { type, category, language } = filters
  // Categories from different types may have equal names, so choosing a category also sets its type.
  const categories = resourceTypes
    .filter((resourceType) => type === null || resourceType === type)
    .flatMap((resourceType) =>
      listCategories(items, resourceType).map((label) => ({
        value: type === null ? `${resourceType}/${label}` : label,
        label,
        group: type === null ? t(`content.types.${resourceType}`) : undefined,
        chosen: { type: resourceType, category: label },
      })),
    )
  const renderField = (
    label: string,
    value: string | null,
    choices: readonly Choice[],
    choose: (value: string | null) => void,
  ) => (
    <SelectBox
      label={label}
      value={value ?? ''}
      options={[{ value: '', label: t('content.all') }, ...withSelectedOption(choices, value)]}
      onChange={(next) => choose(next === '' ? null : next)}
    />
  )
  return (
    <Row role="search">
      {renderField(
        t('content.type'),
        type,
        resourceTypes.map((value) => ({ value, label: t(`content.types.${value}`) })),
        (next) =>
          set({ type: resourceTypes.find((resourceType) => resourceType === next) ?? null, category: null }),
      )}
      {renderField(t('content.category'), category, categories, (next) =>
        set(categories.find(({ value }) => value === next)?.chosen ?? { category: next }),
      )}
      {renderField(t('content.availableIn'), language, languages, (next) => set({ language: next }))}
      <div>
        {isNarrowed && (
          <ActionButton action={{ key: 'clear', label: t('content.clear'), onRun: clear }} look="text" />
        )}
      </div>
      <SearchField label={t('content.search')} value={search} onChange={setSearch} delay={SEARCH_DELAY_MS} />
    </Row>
  )
}

const withSelectedOption = (choices: readonly Choice[], value: string | null) =>
  value === null || choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value }, ...choices]

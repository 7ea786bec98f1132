import { fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../../test/render.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { anItem } from '../testing/items.ts'
import { LibraryFilters } from './LibraryFilters.tsx'
import { useLibraryPlace } from './useLibraryPlace.ts'

await loadTexts('content')

const items = [
  anItem('training', 1, { tags: ['Money', 'Both'] }),
  anItem('material', 1, { tags: ['Poster', 'Both'] }),
]
const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
]

function Filters() {
  const place = useLibraryPlace()
  return (
    <>
      <output>{decodeURIComponent(useLocation().search)}</output>
      <LibraryFilters items={items} languages={languages} place={place} />
    </>
  )
}

const showFilters = (query: string) => renderWithProviders(<Filters />, `/content/${query}`)
const readAddress = () => screen.getByRole('status').textContent
const getField = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)

const fullQuery =
  '?content.filter=word&content.type=training&content.category=Money&content.language=de&content.all=material&content.open=training-1'

test.each([
  [
    'Type',
    'material',
    fullQuery.replace('type=training', 'type=material').replace('&content.category=Money', ''),
  ],
  ['Type', '', fullQuery.replace('&content.type=training', '').replace('&content.category=Money', '')],
  ['Category', 'Both', fullQuery.replace('Money', 'Both')],
  ['Category', '', fullQuery.replace('&content.category=Money', '')],
  ['Available in language', 'en', fullQuery.replace('language=de', 'language=en')],
  ['Available in language', '', fullQuery.replace('&content.language=de', '')],
])('%s set to “%s” changes that filter and keeps independent ones', (name, value, expected) => {
  showFilters(fullQuery)
  expect(['Type', 'Category', 'Available in language'].map((one) => getField(one).value)).toEqual([
    'training',
    'Money',
    'de',
  ])
  fireEvent.change(getField(name), { target: { value } })
  const sorted = (query: string | null) => query?.slice(1).split('&').toSorted()
  expect(sorted(readAddress())).toEqual(sorted(expected))
})

test.each([
  ['a search', '?content.filter=word'],
  ['a type', '?content.type=training'],
  ['a category', '?content.category=Money'],
  ['a language', '?content.language=de'],
])('Clear is offered with %s and removes it', (_, query) => {
  showFilters(`${query}&content.all=material`)
  fireEvent.click(screen.getByText('Clear'))
  expect(readAddress(), 'sections stay expanded').toBe('?content.all=material')
  expect(screen.queryByText('Clear')).toBeNull()
})

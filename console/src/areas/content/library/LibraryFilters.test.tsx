import { fireEvent, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../../test/render.tsx'
import { chooseOption } from '../../../../test/select.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { anItem } from '../testing/items.ts'
import { LibraryFilters } from './LibraryFilters.tsx'
import { useLibraryPlace } from './useLibraryPlace.ts'

await loadTexts('content')

const items = [
  anItem('training', 1, { title: 'A word', languages: ['en', 'de'], tags: ['Money', 'Both'] }),
  anItem('material', 1, { title: 'A word', languages: ['en', 'de'], tags: ['Poster', 'Both'] }),
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
const getChip = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name })
const getSelect = (name: string) => screen.getByLabelText<HTMLButtonElement>(name)
const getLanguage = () => getSelect('Available in language')
const sortQuery = (query: string | null) => query?.slice(1).split('&').toSorted()

const fullQuery =
  '?content.filter=word&content.type=training&content.category=Money&content.language=de&content.all=material&content.open=training-1'

test.each([
  [
    'Type',
    'Reinforcement material 1',
    fullQuery.replace('type=training', 'type=material').replace('&content.category=Money', ''),
  ],
  [
    'Type',
    'Training subjects 1',
    fullQuery.replace('&content.type=training', '').replace('&content.category=Money', ''),
  ],
])('the %s chip “%s” changes that filter and keeps independent ones', (group, name, expected) => {
  showFilters(fullQuery)
  const isPressed = (chip: HTMLElement) => chip.getAttribute('aria-pressed')
  expect(isPressed(getChip('Type', 'Training subjects 1'))).toBe('true')
  fireEvent.click(getChip(group, name))
  expect(sortQuery(readAddress())).toEqual(sortQuery(expected))
})

test.each([
  ['en', fullQuery.replace('language=de', 'language=en')],
  ['', fullQuery.replace('&content.language=de', '')],
])('the language set to “%s” changes that filter and keeps independent ones', async (value, expected) => {
  const { user } = showFilters(fullQuery)
  expect(getLanguage().value).toBe('de')
  await chooseOption(user, getLanguage(), value)
  expect(sortQuery(readAddress())).toEqual(sortQuery(expected))
})

test.each([
  ['Both', fullQuery.replace('Money', 'Both')],
  ['', fullQuery.replace('&content.category=Money', '')],
])('the category set to “%s” changes that filter and keeps independent ones', async (value, expected) => {
  const { user } = showFilters(fullQuery)
  expect(getSelect('Category').value).toBe('Money')
  await chooseOption(user, getSelect('Category'), value)
  expect(sortQuery(readAddress())).toEqual(sortQuery(expected))
})

test('each chip and each category says how many items it would show', async () => {
  const { user } = showFilters('?content.filter=both&content.category=Poster')
  const readChips = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect(readChips('Type')).toEqual([
    'Training subjects 1',
    'Risk assessment scenarios 0',
    'Reinforcement material 1',
  ])
  await user.click(getSelect('Category'))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Category: All',
    'Both 2',
    'Money 1',
    'Poster 1',
  ])
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

import type { ResourceContent } from '@heed/contracts'
import { describe, expect, it } from 'vitest'
import { anItem } from '../testing/items.ts'
import { groupIntoShelves, type LibraryQuery, listCategories, listLanguages } from './shelves.ts'

const items = [
  anItem('training', 2, { title: 'CEO fraud', tags: ['Money and fraud'], languages: ['en'] }),
  anItem('training', 1, { title: 'Öryggi í vöruhúsinu', tags: ['Custom Content'], languages: ['is'] }),
  anItem('assessment', 1, { title: 'The full mailbox', description: 'Looks like fraud' }),
  anItem('material', 1, { title: 'Lock your screen', tags: ['Poster', 'At the workplace'] }),
]
const unfilteredQuery: LibraryQuery = { type: null, category: null, language: null, search: '' }
const findTitles = (wanted: Partial<LibraryQuery>, among: readonly ResourceContent[] = items) =>
  groupIntoShelves(among, { ...unfilteredQuery, ...wanted }).map(({ matches }) =>
    matches.map(({ title }) => title),
  )

describe('the library sections', () => {
  it.each<[string, Partial<LibraryQuery>, string[][]]>([
    [
      'no filter, in library order',
      {},
      [['Öryggi í vöruhúsinu', 'CEO fraud'], ['The full mailbox'], ['Lock your screen']],
    ],
    ['one type', { type: 'assessment' }, [['The full mailbox']]],
    ['a category', { category: 'Poster' }, [[], [], ['Lock your screen']]],
    ['a language', { language: 'is' }, [['Öryggi í vöruhúsinu'], ['The full mailbox'], ['Lock your screen']]],
    ['words from the title or text', { search: ' FRAUD ' }, [['CEO fraud'], ['The full mailbox'], []]],
    ['words in decomposed Unicode', { search: 'öryggi'.normalize('NFD') }, [['Öryggi í vöruhúsinu'], [], []]],
    [
      'type, language and words combined',
      { type: 'training', language: 'en', search: 'ceo' },
      [['CEO fraud']],
    ],
    ['a category without items', { category: 'Nowhere' }, [[], [], []]],
  ])('show the items for %s', (_, wanted, titles) => {
    expect(findTitles(wanted)).toEqual(titles)
  })

  it('count all items of each type, whatever the search', () => {
    expect(groupIntoShelves(items, { ...unfilteredQuery, search: 'ceo' }).map(({ total }) => total)).toEqual([
      2, 1, 1,
    ])
  })
})

it("categories depend on the type, languages don't, and each is listed once", () => {
  expect(listCategories(items, 'training')).toEqual(['Custom Content', 'Money and fraud'])
  expect(listCategories(items, null)).toEqual([
    'At the workplace',
    'Custom Content',
    'Money and fraud',
    'Phishing',
    'Poster',
  ])
  expect(listLanguages(items)).toEqual(['en', 'is'])
})

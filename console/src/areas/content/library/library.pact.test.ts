// @vitest-environment node
import { eachLike, integer, libraryIds, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { LibraryStore } from './LibraryStore.ts'

const item = {
  type: string('training'),
  order: integer(0),
  languages: eachLike('en'),
  tags: eachLike('Email and messages'),
  id: integer(libraryIds.subject),
  title: string('Spot the phish'),
  description: string('The four signs of phishing.'),
}

testCompanyPins([
  {
    pin: 'content.load: the content library',
    as: 'viewer',
    request: 'GET /companies/101/content',
    answer: { content: eachLike(item) },
    do: async (company) => {
      const store = company.getStore(LibraryStore)
      await store.load()
      return store.items
    },
    reads: { value: [{ title: 'Spot the phish', tags: ['Email and messages'] }] },
  },
])

// @vitest-environment node
import { boolean, eachLike, integer, libraryIds, like, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { CatalogStore } from './CatalogStore.ts'

const loadSubjectResource = (id: number) => async (company: CompanyStores) => {
  const store = company.getStore(CatalogStore)
  await store.loadSubject(id)
  return store.subject(id)
}

testCompanyPins([
  {
    pin: 'catalog.load: the catalogue',
    as: 'viewer',
    request: 'GET /companies/101/catalog',
    answer: {
      categories: eachLike({
        name: string('Email and messages'),
        subjects: eachLike({
          category: string('Email and messages'),
          title: string('Spot the phish'),
          description: string('The four signs of phishing.'),
          subject_id: integer(libraryIds.subject),
          duration: integer(95),
          type: integer(1),
          thumb: string('https://my.example.is/static/thumbs/101.svg'),
        }),
      }),
    },
    do: async (company) => {
      const store = company.getStore(CatalogStore)
      await store.load()
      return store.categories
    },
    reads: { value: [{ name: 'Email and messages', subjects: [{ title: 'Spot the phish' }] }] },
  },
  {
    pin: 'subjects.get: one of the catalogue',
    as: 'viewer',
    request: `GET /companies/101/subjects/${libraryIds.subject}`,
    answer: {
      id: libraryIds.subject,
      subject_id: libraryIds.subject,
      title: string('Spot the phish'),
      description: string('The four signs of phishing.'),
      duration: integer(95),
      thumb: string('https://my.example.is/static/thumbs/101.svg'),
      type: integer(1),
      languages: eachLike('en'),
      notes: like([]),
      questions_count: integer(2),
      keyBehaviours: eachLike({ id: integer(11), kbName: string('Checks sender and links') }),
      disabled: false,
      availableForBeta: boolean(true),
    },
    do: loadSubjectResource(libraryIds.subject),
    reads: { value: { title: 'Spot the phish' } },
  },
  {
    pin: 'subjects.get: one that the catalogue has not',
    as: 'viewer',
    request: 'GET /companies/101/subjects/99',
    fails: rejections.notFound('There is no such subject'),
    do: loadSubjectResource(99),
    reads: { error: 'There is no such subject' },
  },
])

// @vitest-environment node
import { assessmentRow, eachLike, string } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import type { PagedList } from '../../../lib/tables/PagedList.ts'
import type { CampaignRow, ListSection } from '../../../parts/campaigns/list/CampaignListKind.ts'
import { CampaignListStores } from '../../../parts/campaigns/list/CampaignListStore.ts'
import type { CampaignTab } from '../../../parts/campaigns/list/tabs.ts'
import { assessments } from './assessments.tsx'

const path = 'GET /companies/101/assessments'
const { id } = assessmentRow
const givenActive = { 'an assessment': { assessmentId: id, is: 'active' } } as const
const givenPackaged = { 'an assessment': { assessmentId: id, is: 'active', packaged: true } } as const
const counts = { draft: 0, scheduled: 0, active: 1, completed: 0 }
const zeroCounts = { draft: 0, scheduled: 0, active: 0, completed: 0 }
const answer = { assessments: [assessmentRow], count: 1, counts }
const openRange = { from: null, to: null }

const loadListSection =
  (part: ListSection, tab: CampaignTab, asked: object = {}) =>
  async (company: CompanyStores) => {
    const tables = company.getStore(CampaignListStores).get(assessments).getTables(tab, 'Atlantic/Reykjavik')
    tables.regular.restore(asked)
    await tables[part]?.load()
    return tables[part] as PagedList<CampaignRow>
  }

testCompanyPins([
  {
    pin: 'assessments.list: the first page of regular ones with drafts, the last updated first',
    given: givenActive,
    request: `${path}?p=0&n=10&order=last_updated+desc&d=1&packaged=0`,
    answer,
    do: loadListSection('regular', 'all'),
    reads: (company, list) => {
      expect(list).toMatchObject({ rows: [{ id, name: 'Where we stand', resilienceScore: 65 }], total: 1 })
      expect(company.getStore(CampaignListStores).get(assessments).counts.regular).toMatchObject({
        matchCounts: counts,
        all: counts,
      })
    },
  },
  {
    pin: 'assessments.list: the active ones, for a viewer',
    as: 'viewer',
    given: givenActive,
    request: `${path}?p=0&n=10&order=last_updated+desc&d=1&status=2&packaged=0`,
    answer,
    do: loadListSection('regular', 'active'),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.list: the packaged ones',
    given: givenPackaged,
    request: `${path}?p=0&n=10&order=last_updated+desc&d=1&packaged=1`,
    answer: {
      assessments: [
        {
          ...assessmentRow,
          id: `p${id}`,
          isScorm: true,
          deliveryDate: null,
          due: null,
          totalEmployees: 0,
          usersFinished: 0,
          started: 0,
          attendance: 0,
          resilienceScore: null,
          userLists: [],
        },
      ],
      count: 1,
      counts,
    },
    do: loadListSection('packaged', 'all'),
    reads: { rows: [{ id: `p${id}`, isScorm: true }], total: 1 },
  },
  {
    pin: 'assessments.list: none',
    request: `${path}?p=0&n=10&order=last_updated+desc&d=1&packaged=0`,
    answer: { assessments: [], count: 0, counts: zeroCounts },
    do: loadListSection('regular', 'all'),
    reads: { rows: [], total: 0, error: undefined },
  },
  {
    pin: 'assessments.list: what is looked for, about an area, between days and on lists',
    given: givenActive,
    request: `${path}?p=0&n=10&order=due+asc&filter=stand&d=1&packaged=0&threatArea=Phishing&listId=11&listId=12&deliveryDateFrom=2020-01-01T00%3A00%3A00.000Z&dueTo=2099-12-31T23%3A59%3A59.999Z`,
    answer,
    beside: [
      {
        pin: 'assessments.list: how many regular ones there are at all',
        given: givenActive,
        request: `${path}?p=0&n=1&d=1&packaged=0`,
        answer,
      },
    ],
    do: loadListSection('regular', 'all', {
      order: 'due asc',
      search: 'stand',
      filters: {
        areas: ['Phishing'],
        lists: [11, 12],
        delivery: { ...openRange, from: '2020-01-01' },
        due: { ...openRange, to: '2099-12-31' },
      },
    }),
    reads: { rows: [{ name: 'Where we stand' }], total: 1 },
  },
  {
    pin: 'threatAreas.list: what assessments ask about',
    request: 'GET /threatAreas',
    answer: {
      threatAreas: eachLike({
        code: string('Social_engineering'),
        name: string('Social engineering'),
        description: string('People who talk their way in.'),
        keyBehaviours: eachLike({ code: string('verify-identity'), name: string('Verifies who is asking') }),
      }),
    },
    do: async (company) => {
      const store = company.getStore(CampaignListStores).get(assessments)
      await store.loadChoices()
      return store.choices
    },
    reads: { value: [{ name: 'Social engineering' }] },
  },
])

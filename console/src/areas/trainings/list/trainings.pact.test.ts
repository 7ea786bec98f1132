// @vitest-environment node
import { rejections, trainingFigures, trainingRow } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { CampaignListStores } from '../../../parts/campaigns/list/CampaignListStore.ts'
import type { CampaignTab } from '../../../parts/campaigns/list/tabs.ts'
import { TrainingRedirectStore } from './TrainingRedirectStore.ts'
import { trainingListKind } from './trainings.tsx'

const trainingsCall = 'GET /companies/101/trainings'
const one = { 'campaigns of an employee': { email: 'asa@example.is' } }
const counts = { draft: 0, scheduled: 0, active: 1, completed: 0 }
const zeroCounts = { draft: 0, scheduled: 0, active: 0, completed: 0 }
const answer = { automations: [trainingRow], count: 1, counts }

const loadTab =
  (tab: CampaignTab, asked: object = {}) =>
  async (company: CompanyStores) => {
    const list = company
      .getStore(CampaignListStores)
      .get(trainingListKind)
      .getTables(tab, 'Atlantic/Reykjavik').regular
    list.restore(asked)
    await list.load()
    return list
  }
const loadLink = (id: string) => async (company: CompanyStores) => {
  const store = company.getStore(TrainingRedirectStore)
  await store.load(id)
  return store.info
}
const openRange = { from: null, to: null }

testCompanyPins([
  {
    pin: 'trainings.list: the first page with drafts, the last updated first',
    given: one,
    request: `${trainingsCall}?d=1&p=0&n=10&order=updated+desc`,
    answer,
    do: loadTab('all'),
    reads: (company, list) => {
      expect(list).toMatchObject({ rows: [{ id: 9001, name: 'Passwords', attendance: 100 }], total: 1 })
      expect(company.getStore(CampaignListStores).get(trainingListKind).counts.regular).toMatchObject({
        matchCounts: counts,
        all: counts,
      })
    },
  },
  {
    pin: 'trainings.list: the active ones, for a viewer',
    as: 'viewer',
    given: one,
    request: `${trainingsCall}?d=1&status=2&p=0&n=10&order=updated+desc`,
    answer,
    do: loadTab('active'),
    reads: { total: 1 },
  },
  {
    pin: 'trainings.list: none',
    request: `${trainingsCall}?d=1&p=0&n=10&order=updated+desc`,
    answer: { automations: [], count: 0, counts: zeroCounts },
    do: loadTab('all'),
    reads: { rows: [], total: 0, error: undefined },
  },
  {
    pin: 'trainings.list: what is looked for, between days and on lists',
    given: one,
    request: `${trainingsCall}?d=1&firstBatchFrom=2020-01-01T00%3A00%3A00.000Z&lastBatchTo=2099-12-31T23%3A59%3A59.999Z&listId=11&listId=12&p=0&n=10&order=firstBatch+asc&filter=pass`,
    answer,
    beside: [
      {
        pin: 'trainings.list: how many there are at all',
        given: one,
        request: `${trainingsCall}?d=1&p=0&n=1`,
        answer,
      },
    ],
    do: loadTab('all', {
      order: 'firstBatch asc',
      search: 'pass',
      filters: {
        status: null,
        start: { ...openRange, from: '2020-01-01' },
        end: { ...openRange, to: '2099-12-31' },
        lists: [11, 12],
      },
    }),
    reads: { rows: [{ name: 'Passwords' }], total: 1 },
  },
  {
    pin: 'trainings.getStatus: where a training stands that is linked to',
    as: 'viewer',
    given: one,
    request: `${trainingsCall}/9001/status`,
    answer: { id: 9001, status: 2, active: 1, ...trainingFigures },
    do: loadLink('9001'),
    reads: { value: { id: 9001, status: 2 } },
  },
  {
    pin: 'trainings.getStatus: one that is not there',
    as: 'viewer',
    request: `${trainingsCall}/77/status`,
    fails: rejections.notFound('Training program not found :('),
    do: loadLink('77'),
    reads: { error: 'Training program not found :(' },
  },
])

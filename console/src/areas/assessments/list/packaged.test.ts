import { expect, it } from 'vitest'
import { makeCompanyStores } from '../../../../test/makeCompanyStores.ts'
import { CampaignListStore } from '../../../parts/campaigns/list/CampaignListStore.ts'
import { assessments } from './assessments.tsx'
import { anAssessment, aServer, getListQueries } from './testing/assessments.ts'

const many = Array.from({ length: 11 }, (_, at) => anAssessment({ id: `p${at + 1}`, isScorm: true }))

/** Loads both tables, with the packaged assessments on their second page. */
async function open() {
  const server = aServer(many, many)
  const { regular, packaged } = new CampaignListStore(makeCompanyStores(server), assessments).getTables(
    'all',
    'UTC',
  )
  if (!packaged) throw new Error('There is no table for packaged assessments')
  await Promise.all([regular.load(), packaged.load()])
  await packaged.setPage(1)
  const last = () => getListQueries(server).findLast(({ packaged, n }) => packaged === '1' && n === '10')
  return { server, regular, packaged, last }
}

it.each<[string, (tables: Pick<Awaited<ReturnType<typeof open>>, 'regular'>) => Promise<void>, object]>([
  ['the order', ({ regular }) => regular.setOrder('due asc'), { order: 'due asc' }],
  ['the filters', ({ regular }) => regular.setFilters({ ...regular.filters, lists: [7] }), { listId: '7' }],
  [
    'the search',
    ({ regular }) => {
      regular.restore({ search: 'spring' })
      return regular.load()
    },
    { filter: 'spring' },
  ],
])(
  'packaged assessments follow %s of the regular ones and return to their first page',
  async (_, change, query) => {
    const tables = await open()
    expect(tables.last()).toMatchObject({ p: '1' })
    await change(tables)
    expect([tables.last(), tables.packaged.page]).toEqual([expect.objectContaining({ p: '0', ...query }), 0])
  },
)

it('packaged assessments stay on their page when the regular table shows more rows', async () => {
  const { server, regular, packaged } = await open()
  const before = getListQueries(server).filter((query) => query.packaged === '1').length
  await regular.setSize(20)
  expect(packaged.page).toBe(1)
  expect(getListQueries(server).filter((query) => query.packaged === '1')).toHaveLength(before)
})

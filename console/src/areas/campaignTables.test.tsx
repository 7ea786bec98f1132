import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readNames } from '../../test/campaignList.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { chooseOption } from '../../test/select.ts'
import { loadTexts } from '../lib/texts.ts'
import { CampaignTables } from '../parts/campaigns/list/CampaignTables.tsx'
import { assessments } from './assessments/list/assessments.tsx'
import * as ofAssessments from './assessments/list/testing/assessments.ts'
import * as ofTrainings from './trainings/list/testing/trainings.ts'
import { trainingListKind } from './trainings/list/trainings.tsx'

await loadTexts('trainings', 'assessments', 'campaigns')

const kinds = [
  {
    name: 'trainings',
    tables: <CampaignTables kind={trainingListKind} tab="all" />,
    ...ofTrainings,
    getListQueries: (server: ReturnType<typeof ofTrainings.aServer>) =>
      ofTrainings.getListQueries(server).map((query) => Object.fromEntries(new URLSearchParams(query))),
    count: 1,
    sorts: [
      ['Start date', 'firstBatch desc'],
      ['End date', 'lastBatch desc'],
    ],
    changes: [
      ['Safe every day', 'Stop', 'PUT /companies/11/trainings/2/pauseAutomation'],
      ['Autumn plans', 'Delete', 'DELETE /companies/11/trainings/4'],
    ],
    found: 5,
  },
  {
    name: 'assessments',
    tables: <CampaignTables kind={assessments} tab="all" />,
    ...ofAssessments,
    count: 2,
    sorts: [
      ['Delivery date', 'deliveryDate desc'],
      ['Due date', 'due desc'],
    ],
    changes: [
      ['Spring check', 'Stop', 'PUT /companies/11/assessments/3/pauseAssessment'],
      ['Who pays?', 'Delete', 'DELETE /companies/11/assessments/p51'],
    ],
    found: 4,
  },
]

describe.each(kinds)(
  'the tables of $name',
  ({ tables, aServer, getListQueries: asked, listCall: list, findListTable: table, count, ...kind }) => {
    async function open({ finds = true, at = '/' } = {}) {
      const server = finds ? aServer() : aServer([])
      const view = await renderPage(tables, { server, at })
      return { ...view, server }
    }

    it('can be sorted by either date', async () => {
      const { server, user } = await open()
      await table()
      const sort = screen.getByLabelText('Sort by')
      for (const [label, order] of kind.sorts) {
        await chooseOption(user, sort, label ?? '')
        await waitFor(() => {
          const last = asked(server).slice(-count)
          expect(last.map((query) => [query.packaged, query.order])).toEqual(
            count === 1
              ? [[undefined, order]]
              : [
                  ['0', order],
                  ['1', order],
                ],
          )
        })
      }
    })

    it.each(kind.changes)(
      '%s: %s changes only that row and reloads every table',
      async (name, item, call) => {
        const { server, root } = await open()
        server.on(call as `PUT ${string}`, { success: true })
        fireEvent.click(await screen.findByLabelText(`Actions for ${name}`))
        fireEvent.click(await screen.findByText(item as string))
        const before = server.listCalls(list).length
        await act(() => root.confirm.confirm())
        expect([server.listCalls(call as `PUT ${string}`).length, server.listCalls(list).length]).toEqual([
          1,
          before + count,
        ])
      },
    )

    it('clear search and filters if nothing matches', async () => {
      const { address } = await open({ finds: false, at: '/?list.filter=zzz&list.lists=7' })
      const [clear] = await screen.findAllByText('Clear')
      fireEvent.click(clear ?? document.body)
      await waitFor(() => expect(address()).toBe('/'))
      await waitFor(async () => expect(readNames(await table())).toHaveLength(kind.found))
    })
  },
)

import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { loadTexts } from '../../../lib/texts.ts'
import { CampaignListStores } from '../../../parts/campaigns/list/CampaignListStore.ts'
import { FirstTraining } from './FirstTraining.tsx'
import { trainingListKind } from './trainings.tsx'

await loadTexts('trainings')

const zeroCounts = { draft: 0, scheduled: 0, active: 0, completed: 0 }
const key = 'heed.firstTraining.11'

type Options = Pick<NonNullable<Parameters<typeof renderPage>[1]>, 'as' | 'saved'> & {
  counts?: Partial<typeof zeroCounts>
}

async function open({ counts, ...options }: Options) {
  const server = new FakeServer().on('GET /companies/11/trainings', {
    ...{ automations: [], count: 0 },
    counts: { ...zeroCounts, ...counts },
  })
  const view = await renderPage(<FirstTraining />, { server, ...options })
  await act(() =>
    view.root
      .getCompanyStores(11)
      .getStore(CampaignListStores)
      .get(trainingListKind)
      .getTables('all', 'UTC')
      .regular.load(),
  )
  return view
}

it.each<[string, boolean, Options]>([
  ['a scheduled training and drafts', true, { counts: { scheduled: 1, draft: 3 } }],
  ['an active training', true, { counts: { active: 1 } }],
  ['a completed training', true, { counts: { completed: 1 } }],
  [
    'a training already reported in another company',
    true,
    { counts: { active: 1 }, saved: { 'heed.firstTraining.12': true } },
  ],
  ['a training seen by a viewer', false, { counts: { active: 1 }, as: 'viewer' }],
  ['a training already reported', false, { counts: { active: 1 }, saved: { [key]: true } }],
  ['only drafts', false, { counts: { draft: 1 } }],
  ['two trainings', false, { counts: { active: 1, scheduled: 1 } }],
])('with %s, the first training notice appears: %s', async (_, isShown, options) => {
  await open(options)
  expect(screen.queryByRole('note') !== null).toBe(isShown)
})

it("the first training notice stays hidden after it's dismissed", async () => {
  await open({ counts: { active: 1 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('note')).toBeNull()
  expect(localStorage.getItem(key)).toBe('true')
})

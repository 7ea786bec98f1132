import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { FakeServer } from '../../test/fakeServer.ts'
import { makeCompanyStores } from '../../test/makeCompanyStores.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { chooseOption } from '../../test/select.ts'
import { loadTexts } from '../lib/texts.ts'
import { CampaignFilters } from '../parts/campaigns/list/CampaignFilters.tsx'
import type { BaseListKind, ListFilters } from '../parts/campaigns/list/CampaignListKind.ts'
import { CampaignListStore } from '../parts/campaigns/list/CampaignListStore.ts'
import { FilterDialog } from '../parts/campaigns/list/FilterDialog.tsx'
import { type AssessmentFilters, assessments } from './assessments/list/assessments.tsx'
import { aServer as assessmentsServer } from './assessments/list/testing/assessments.ts'
import { aServer as trainingsServer } from './trainings/list/testing/trainings.ts'
import { type TrainingFilters, trainingListKind } from './trainings/list/trainings.tsx'

await loadTexts('trainings', 'assessments', 'campaigns')

const openRange = { from: null, to: null }
const firstRange = { from: '2026-01-05', to: '2026-01-31' }
const lastRange = { from: '2026-02-05', to: '2026-02-28' }
/** `later`: the first range ends a year later. `earlier`: the last range starts a year earlier. */
const laterEndRange = { from: '2026-01-05', to: '2027-01-31' }
const earlierStartRange = { from: '2025-02-05', to: '2026-02-28' }

type FilterCase<Filters extends ListFilters> = {
  kind: BaseListKind
  aServer: () => FakeServer
  set: Filters
  chips: [string, RegExp, Partial<Filters>][]
  submit: string
  /** Filters after each change in the dialog. */
  applied: Filters[]
  chooseOwn?: (user: UserEvent) => Promise<void>
}

const training: TrainingFilters = { status: 'completed', start: firstRange, end: lastRange, lists: [7] }
const assessment: AssessmentFilters = {
  areas: ['Phishing', 'Ads'],
  delivery: firstRange,
  due: lastRange,
  lists: [7],
}

function testFilters<Filters extends ListFilters>(
  name: string,
  { kind, aServer, set, chips, submit, applied, chooseOwn }: FilterCase<Filters>,
) {
  describe(`the filters of ${name}`, () => {
    it.each(chips)('have a chip that clears only the %s', async (_, button, cleared) => {
      const server = aServer()
      const list = new CampaignListStore(makeCompanyStores(server), kind).getTables('all', 'UTC').regular
      list.restore({ filters: { ...set } })
      await renderPage(<CampaignFilters kind={kind} tab="all" list={list} />, { server })
      fireEvent.click(screen.getByRole('button', { name: button }))
      expect(list.filters).toEqual({ ...set, ...cleared })
    })

    it('apply each change in the dialog to its own filter, or clear all', async () => {
      const calls = { onApply: vi.fn<(filters: object) => void>(), onClose: vi.fn<() => void>() }
      const { user } = await renderPage(
        <FilterDialog kind={kind} tab="all" start={{ ...set }} {...calls} />,
        {
          server: aServer(),
        },
      )
      const press = (text: string) => fireEvent.click(screen.getByText(text))
      const [, endOfFirst, startOfLast] = await screen.findAllByLabelText('Year')
      await user.click(endOfFirst ?? document.body)
      await user.keyboard('{ArrowUp}')
      press(submit)
      await user.click(startOfLast ?? document.body)
      await user.keyboard('{ArrowDown}')
      press(submit)
      if (chooseOwn) {
        await chooseOwn(user)
        press(submit)
      }
      press('Clear filters')
      press(submit)
      expect(calls.onApply.mock.calls.map(([filters]) => filters)).toEqual(applied)
      expect(calls.onClose).not.toHaveBeenCalled()
      press('Cancel')
      expect([calls.onApply.mock.calls.length, calls.onClose.mock.calls.length]).toEqual([applied.length, 1])
    })
  })
}

testFilters<TrainingFilters>('trainings', {
  kind: trainingListKind,
  aServer: trainingsServer,
  set: training,
  chips: [
    ['status', /^Remove Status/, { status: null }],
    ['start date', /^Remove Start date/, { start: openRange }],
    ['end date', /^Remove End date/, { end: openRange }],
    ['lists', /^Remove Employee lists/, { lists: [] }],
  ],
  submit: 'Show trainings',
  chooseOwn: (user) => chooseOption(user, screen.getByLabelText('Status'), 'draft'),
  applied: [
    { ...training, start: laterEndRange },
    { ...training, start: laterEndRange, end: earlierStartRange },
    { ...training, start: laterEndRange, end: earlierStartRange, status: 'draft' },
    { status: null, start: openRange, end: openRange, lists: [] },
  ],
})

testFilters<AssessmentFilters>('assessments', {
  kind: assessments,
  aServer: assessmentsServer,
  set: assessment,
  chips: [
    ['threat areas', /^Remove Threat areas/, { areas: [] }],
    ['delivery date', /^Remove Delivery date/, { delivery: openRange }],
    ['due date', /^Remove Due date/, { due: openRange }],
    ['lists', /^Remove Employee lists/, { lists: [] }],
  ],
  submit: 'Show assessments',
  applied: [
    { ...assessment, delivery: laterEndRange },
    { ...assessment, delivery: laterEndRange, due: earlierStartRange },
    { areas: [], delivery: openRange, due: openRange, lists: [] },
  ],
})

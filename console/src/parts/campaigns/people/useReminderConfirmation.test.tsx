import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { PagedList } from '../../../lib/tables/PagedList.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { type CampaignPeople, type CampaignPerson, makePeopleSelection } from './CampaignPeople.ts'
import { type RemindTarget, useReminderConfirmation } from './useReminderConfirmation.ts'

await loadTexts('campaigns')

const makePerson = (name: string, remindable = true): CampaignPerson => ({
  ...{ name, email: `${name}@x.is`, listName: null, completedDate: null, started: null },
  ...{ scorePercent: null, remindable },
})
const makeTarget =
  (...persons: CampaignPerson[]): RemindTarget =>
  () => ({ selection: makePeopleSelection(persons), persons })

const asa = makePerson('Asa')
const unremindable = makePerson('Carl', false)

type PageProps = {
  people: CampaignPeople
  onReminded: (said: string) => void
  tell: (ask: (asked: RemindTarget) => Promise<void>) => void
}

function Page({ people, onReminded, tell }: PageProps) {
  tell(useReminderConfirmation(people, onReminded).ask)
  return null
}

async function openPage({
  reminded,
  remindersCount = 40,
}: {
  reminded: number | undefined
  remindersCount?: number
}) {
  const remind = vi.fn<CampaignPeople['remind']>(async () => ({ success: true, count: reminded }))
  const people: CampaignPeople = {
    kind: 'training',
    table: new PagedList(async () => ({ rows: [], total: 0 })),
    listId: undefined,
    countReminders: async () => ({ remindersCount, lastReminders: null }),
    remind,
    remindCommand: () => 'heed remind',
    addToList: () => Promise.reject(new Error('adds no one')),
    addCommand: () => '',
  }
  people.table.selection.toggle('Asa@x.is')
  const onReminded = vi.fn<(said: string) => void>()
  const shown: { ask?: (asked: RemindTarget) => Promise<void> } = {}
  const tell = (ask: typeof shown.ask) => Object.assign(shown, { ask })
  const { root } = await renderPage(<Page {...{ people, onReminded, tell }} />)
  const ask = (asked: RemindTarget) => act(async () => shown.ask?.(asked))
  return { root, people, ask, remind, onReminded }
}

it.each<[string, RemindTarget, number | undefined, RegExp, RegExp]>([
  ['everyone', 'everybody', 38, /^40 employees of Norðurljós ehf\./, / 38 employees were reminded\.$/],
  ['one', makeTarget(asa), 1, /^Asa of Norðurljós ehf\./, / Asa was reminded\.$/],
  [
    'one of two',
    makeTarget(asa, unremindable),
    1,
    /^Asa of .* 1 selected employee won't get a reminder\./,
    / Asa was reminded\.$/,
  ],
  [
    'two',
    makeTarget(asa, makePerson('Bob')),
    2,
    /^2 employees of .*: Asa and Bob\.$/,
    / 2 employees were reminded: Asa and Bob\.$/,
  ],
  [
    'fewer than selected',
    makeTarget(asa, makePerson('Bob')),
    1,
    /: Asa and Bob\.$/,
    / 1 employee was reminded\.$/,
  ],
  [
    'six',
    makeTarget(...[...'ABCDEF'].map((name) => makePerson(name))),
    6,
    /^6 employees of [^:]*$/,
    / 6 employees were reminded\.$/,
  ],
  ['employees without a count', makeTarget(asa), undefined, /^Asa of/, /^Reminders sent!$/],
])(
  'reminding %s names the recipients before and after sending',
  async (_, asked, reminded, before, after) => {
    const { root, people, ask, remind, onReminded } = await openPage({ reminded })
    await ask(asked)
    expect(root.confirm.question?.description).toMatch(before)
    expect(remind).not.toHaveBeenCalled()
    await act(() => root.confirm.confirm())
    const selection =
      asked === 'everybody' ? { allSelected: true, checked: [], unChecked: [] } : (await asked()).selection
    expect(remind.mock.calls).toEqual([[selection]])
    expect(onReminded.mock.calls).toEqual([[expect.stringMatching(after)]])
    expect(people.table.selection.isEmpty).toBe(true)
  },
)

it.each<[string, RemindTarget, number]>([
  ['everyone has finished', 'everybody', 0],
  ["the selected employee can't be reached", makeTarget(unremindable), 5],
])('reminding shows an error instead of a question when %s', async (_, asked, remindersCount) => {
  const { root, people, ask } = await openPage({ reminded: 0, remindersCount })
  await ask(asked)
  expect(root.confirm.question).toBeNull()
  expect(root.notices.items.map(({ tone }) => tone)).toEqual(['error'])
  expect(people.table.selection.isEmpty).toBe(false)
})

import { delayType, firstReminderStep, type ReminderStep } from '@heed/contracts'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { chooseOption } from '../../../../test/select.ts'
import { loadTexts } from '../../../lib/texts.ts'
import type { DeliveryDates } from './ReminderRow.tsx'
import { RemindersInput } from './RemindersInput.tsx'

await loadTexts('campaigns')

const start = { enabled: true, channel: 1, steps: [firstReminderStep] as ReminderStep[] }
type Reminders = typeof start
const makeDayStep = (delay: number, sendTime: string | null = null): ReminderStep => ({
  delay,
  delayType: delayType.day,
  sendTime,
})

type Props = { start: Reminders; delivered: DeliveryDates; onValue: (value: Reminders) => void }

function Form({ start: first, delivered, onValue }: Props) {
  const [value, setValue] = useState(first)
  const change = (part: Partial<Reminders>) => {
    setValue({ ...value, ...part })
    onValue({ ...value, ...part })
  }
  return <RemindersInput value={value} onChange={change} deliveryDates={delivered} />
}

async function openForm({
  dates = ['2026-03-03T09:00:00.000Z'],
  zone = 'Atlantic/Reykjavik',
  before = 0,
  ...own
}: Partial<Reminders> & { dates?: string[]; zone?: string; before?: number } = {}) {
  const server = new FakeServer().on('GET /companies/11/integrations', { integrations: [] })
  const delivered = { dates, before, zone, now: '2026-03-02T10:00:00.000Z' }
  let value = { ...start, ...own }
  const view = await renderPage(
    <Form
      start={value}
      delivered={delivered}
      onValue={(next) => {
        value = next
      }}
    />,
    { server },
  )
  const row = (n: number) => within(screen.getByRole('group', { name: `Reminder ${n}` }))
  return { ...view, row, value: () => value }
}

it("the reminders' description gives dates for one employee", async () => {
  await openForm({ steps: [makeDayStep(1), makeDayStep(3), makeDayStep(6)] })
  expect(
    screen.getByText(
      'Lesson 1 on March 3 09:00, reminders for unfinished lessons on March 4, March 6, and March 9 (Atlantic/Reykjavik, GMT+0)',
    ),
  ).toBeTruthy()
  expect(screen.getByText('After the first delivery: Mar 06, 2026 09:00.')).toBeTruthy()
})

it("the reminders' description uses the first upcoming delivery if some were sent", async () => {
  await openForm({ steps: [makeDayStep(1)], before: 2 })
  expect(
    screen.getByText(/^Lesson 3 on March 3 09:00, reminders for unfinished lessons on March 4/),
  ).toBeTruthy()
  expect(screen.getByText(/^After delivery 3: Mar 04, 2026 09:00\./)).toBeTruthy()
})

it("the reminders' description includes times and years that differ from the delivery's", async () => {
  await openForm({ dates: ['2026-12-30T09:00:00.000Z'], steps: [makeDayStep(1, '14:30'), makeDayStep(5)] })
  expect(
    screen.getByText(
      /^Lesson 1 on December 30, 2026 09:00, reminders for unfinished lessons on December 31, 2026 14:30 and January 4, 2027/,
    ),
  ).toBeTruthy()
})

it('up to five reminders can be added, each later than the last', async () => {
  const { user, value } = await openForm()
  const add = screen.getByRole('button', { name: 'Add a reminder' })
  for (let n = 0; n < 4; n++) await user.click(add)
  expect(value().steps.map(({ delay }) => delay)).toEqual([1, 2, 3, 4, 5])
  expect(add.getAttribute('aria-description')).toBe('At most 5 reminders')
  await user.click(add)
  expect(value().steps).toHaveLength(5)
})

it("the first reminder can't be deleted, and the reason is shown", async () => {
  const { user, row, value } = await openForm({ steps: [makeDayStep(1), makeDayStep(2), makeDayStep(7)] })
  const first = row(1).getByRole('button', { name: 'Delete' })
  expect(first.getAttribute('aria-description')).toBe(
    "The first reminder can't be deleted. If you don't want to send any, switch reminders off.",
  )
  await user.click(first)
  expect(value().steps).toHaveLength(3)
  await user.click(row(2).getByRole('button', { name: 'Delete' }))
  expect(value().steps.map(({ delay }) => delay)).toEqual([1, 7])
})

it('reminder delays have different units, and only days have a time', async () => {
  const { user, row, value } = await openForm({ steps: [makeDayStep(2, '08:00')] })
  await chooseOption(user, row(1).getByRole('combobox', { name: 'Unit' }), 'hours')
  expect(value().steps).toEqual([
    { delay: 2, delayType: delayType.hour, timeType: delayType.hour, sendTime: null },
  ])
  expect(screen.queryByText('Time of day (optional)')).toBeNull()
  const delay = row(1).getByRole('spinbutton', { name: 'Delay' })
  await user.clear(delay)
  await user.type(delay, '1001')
  await user.tab()
  expect(value().steps[0]?.delay).toBe(1000)
  expect(row(1).getByText('The maximum is 1,000.')).toBeTruthy()
})

it("a reminder is flagged if it isn't later or a clock change moves it", async () => {
  const { row } = await openForm({
    dates: ['2026-03-10T08:00:00.000Z', '2026-03-28T08:00:00.000Z'],
    zone: 'Europe/Berlin',
    steps: [makeDayStep(1), { delay: 24, delayType: delayType.hour }],
  })
  expect(row(2).getByText(/This reminder must be later than the previous one\./)).toBeTruthy()
  expect(
    row(2).getByText(/This reminder will be sent at 10:00 on Mar 29, 2026 because the clocks change\./),
  ).toBeTruthy()
  expect(row(1).queryByText(/the clocks change/)).toBeNull()
})

it('reminders are kept when switched off and on again', async () => {
  const { user, value } = await openForm({ steps: [makeDayStep(1), makeDayStep(4)] })
  const onOff = screen.getByRole('switch', { name: "Remind employees who haven't finished" })
  await user.click(onOff)
  expect(value()).toMatchObject({ enabled: false, steps: [makeDayStep(1), makeDayStep(4)] })
  expect(screen.queryByRole('group', { name: 'Reminder 1' })).toBeNull()
  expect(screen.getByText(/^No reminders will be sent automatically\./)).toBeTruthy()
  await user.click(onOff)
  expect(screen.getByRole('group', { name: 'Reminder 2' })).toBeTruthy()
})

it.each([
  [{ steps: [] }, 'Add a reminder, or switch reminders off'],
  [{ steps: [makeDayStep(0)] }, 'Delays must be whole numbers from 1 to 1000'],
  [{ channel: 0 }, 'At least one channel needs to be selected'],
])('invalid reminders are explained: %j', async (own, text) => {
  await openForm(own)
  expect(screen.getByText(text)).toBeTruthy()
})

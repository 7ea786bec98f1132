import { delayType, type ReminderStep } from '@heed/contracts'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { renderPage } from '../../../../test/renderPage.tsx'
import { chooseOption } from '../../../../test/select.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { RemindersInput } from './RemindersInput.tsx'

await loadTexts('campaigns')

const { minute, hour, day } = delayType
const steps: ReminderStep[] = [
  { delay: 1, delayType: day, sendTime: '08:00' },
  { delay: 3, delayType: day, sendTime: '09:30' },
  { delay: 40, delayType: hour },
]

async function openForm() {
  const onChange = vi.fn<(change: object) => void>()
  const slack = { id: 'slack', name: 'Slack', logo: '', description: '', beta: false, connected: true }
  const server = new FakeServer().on('GET /companies/11/integrations', {
    integrations: [{ ...slack, enabled: '1', enabledMY: '1', enabledLMS: '1' }],
  })
  const { user } = await renderPage(
    <RemindersInput
      value={{ enabled: true, channel: 1, steps }}
      onChange={onChange}
      deliveryDates={{ dates: [], zone: 'UTC', now: '2026-03-02T10:00:00.000Z' }}
    />,
    { server },
  )
  const row = (n: number) => within(screen.getByRole('group', { name: `Reminder ${n}` }))
  const unit = (n: number, value: number) =>
    chooseOption(user, row(n).getByRole('combobox', { name: 'Unit' }), String(value))
  return { user, onChange, row, unit }
}

const replaceStep = (at: number, step: object) => ({
  steps: steps.map((one, place) => (place === at ? step : one)),
})

it.each([
  [1, hour, { delay: 1, delayType: hour, timeType: hour, sendTime: null }],
  [2, minute, { delay: 3, delayType: minute, timeType: minute, sendTime: null }],
  [3, day, { delay: 40, delayType: day, timeType: day, sendTime: null }],
])('a new unit for reminder %i (%i) changes only that reminder', async (n, value, step) => {
  const { onChange, unit } = await openForm()
  await unit(n, value)
  expect(onChange.mock.calls).toEqual([[replaceStep(n - 1, step)]])
})

it('a longer delay changes only that reminder', async () => {
  const { user, onChange, row } = await openForm()
  row(2).getByRole('spinbutton', { name: 'Delay' }).focus()
  await user.keyboard('{ArrowUp}')
  expect(onChange.mock.calls.at(-1)).toEqual([replaceStep(1, { ...steps[1], delay: 4 })])
})

it("a new time of day changes only that reminder's time", async () => {
  const { user, onChange, row } = await openForm()
  const time = within(await row(2).findByRole('group', { name: 'Time of day (optional)' }))
  await user.click(time.getByRole('spinbutton', { name: 'Hours' }))
  await user.keyboard('{ArrowUp}')
  expect(onChange.mock.calls.at(-1)).toEqual([replaceStep(1, { ...steps[1], sendTime: '10:30' })])
})

it("a new channel changes only the reminders' channels", async () => {
  const { onChange } = await openForm()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Slack', description: /^Connected/ }))
  expect(onChange.mock.calls).toEqual([[{ channel: 3 }]])
})

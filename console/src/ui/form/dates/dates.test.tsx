import type { DayRange } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { listAnnouncements } from '../../../../test/announcements.ts'
import { renderWithProviders } from '../../../../test/render.tsx'
import { Formats } from '../../../lib/formats.ts'
import { DateBox } from './DateBox.tsx'
import { DateRangeBox } from './DateRangeBox.tsx'
import { DateTimeBox } from './DateTimeBox.tsx'
import { TimeBox } from './TimeBox.tsx'
import type { InstantBoxProps } from './types.ts'

const now = '2027-03-01T09:00:00.000Z'
const readValue = () => document.querySelector('samp')?.textContent

function MomentForm({
  start = null,
  box: Box = DateTimeBox,
  ...props
}: Partial<InstantBoxProps> & { start?: string | null; box?: typeof DateBox }) {
  const [value, setValue] = useState<string | null>(start)
  return (
    <>
      <Box label="Due" zone="Europe/Berlin" now={now} {...props} value={value} onChange={setValue} />
      <samp>{String(value)}</samp>
    </>
  )
}

const findField = (name = 'Due') => screen.findByRole('group', { name })
const findSection = async (name: string) => within(await findField()).getByRole('spinbutton', { name })
const readText = async (name = 'Due') =>
  (await findField(name)).textContent?.replaceAll(/[\u2066-\u2069]/g, '')

test('DateTimeBox shows an instant in its time zone and names the zone', async () => {
  renderWithProviders(<MomentForm start="2027-07-01T06:30:00.000Z" />)
  expect(await readText()).toContain('Jul 01, 2027 08:30')
  expect(screen.getByText('Europe/Berlin, GMT+2')).toBeTruthy()
})

test('dates are shown and typed in the format of the language', async () => {
  const { user } = renderWithProviders(
    <MomentForm start="2027-07-01T06:30:00.000Z" />,
    '/',
    new Formats('de', 'UTC'),
  )
  expect(await readText()).toContain('01. Jul 2027 08:30')
  await user.click(await findSection('Day'))
  await user.keyboard('24okt')
  expect(readValue()).toBe('2027-10-24T06:30:00.000Z')
})

test('typing a day and a time sets the instant', { tags: 'slow' }, async () => {
  const { user } = renderWithProviders(<MomentForm zone="America/New_York" />)
  await user.click(await findSection('Month'))
  await user.keyboard('mar0920270830')
  expect(readValue()).toBe('2027-03-09T13:30:00.000Z')
})

test('a time skipped by a clock change is reported, with the hour used instead', async () => {
  const { user } = renderWithProviders(<MomentForm start="2027-03-28T00:30:00.000Z" />)
  expect(await readText()).toContain('Mar 28, 2027 01:30')
  await user.click(await findSection('Hours'))
  await user.keyboard('02')
  expect(readValue()).toBe('2027-03-28T01:30:00.000Z')
  expect(screen.getByText(/The clocks skip 02:30 that day, so 03:30 will be used\./)).toBeTruthy()
  await waitFor(() =>
    expect(listAnnouncements()).toContainEqual(
      expect.stringContaining('The clocks skip 02:30 that day, so 03:30 will be used.'),
    ),
  )
  await user.tab()
  await user.click(document.body)
  expect(await readText()).toContain('Mar 28, 2027 03:30')
  expect(screen.getByText(/02:30/)).toBeTruthy()
})

test('a time that occurs twice is reported, with the one used', async () => {
  renderWithProviders(<MomentForm start="2027-10-31T00:30:00.000Z" />)
  expect(await readText()).toContain('Oct 31, 2027 02:30')
  expect(screen.getByText(/02:30 occurs twice that day\. The first is used\./)).toBeTruthy()
})

test('an incomplete date clears the value and is reported when the field loses focus', async () => {
  const { user } = renderWithProviders(<MomentForm start="2027-07-01T06:30:00.000Z" />)
  await user.click(await findSection('Year'))
  await user.keyboard('{Backspace}')
  expect(readValue()).toBe('null')
  expect(screen.queryByRole('note')).toBeNull()
  await user.click(document.body)
  expect(screen.getByRole('note').textContent).toBe('Enter a complete date')
})

test("a date beyond a limit shows the limit's reason", async () => {
  renderWithProviders(<MomentForm start="2027-02-01T09:00:00.000Z" min={now} minReason="Earlier than now." />)
  expect((await screen.findByRole('note')).textContent).toBe('Earlier than now.')
})

test('a date beyond a limit without a reason names the limit', async () => {
  renderWithProviders(<MomentForm start="2027-04-01T09:00:00.000Z" max={now} />)
  expect((await screen.findByRole('note')).textContent).toBe('Choose Mar 01, 2027 10:00 or earlier')
})

test('a new value from outside replaces the date shown', async () => {
  const props = { label: 'Due', zone: 'Europe/Berlin', now, onChange: () => undefined }
  const { rerender } = renderWithProviders(<DateTimeBox {...props} value="2027-07-01T06:30:00.000Z" />)
  await findField()
  rerender(<DateTimeBox {...props} value="2027-08-02T06:30:00.000Z" />)
  expect(await readText()).toContain('Aug 02, 2027 08:30')
})

test('DateBox sets a day to its first instant in the time zone', { tags: 'slow' }, async () => {
  const { user } = renderWithProviders(
    <MomentForm box={DateBox} start="2027-07-01T06:30:00.000Z" zone="Asia/Kolkata" />,
  )
  expect(await readText()).toContain('Jul 01, 2027')
  await user.click(await findSection('Day'))
  await user.keyboard('02')
  expect(readValue()).toBe('2027-07-01T18:30:00.000Z')
})

test('the calendar is a dialog named after its field, with one day in the tab order', async () => {
  const { user } = renderWithProviders(<MomentForm start="2027-07-01T06:30:00.000Z" />)
  const button = await screen.findByRole('button', { name: 'Due: choose a date, currently Jul 01, 2027' })
  await user.click(button)
  const calendar = within(await screen.findByRole('dialog', { name: 'Due' }))
  const days = calendar.getAllByRole('gridcell').filter((day) => day.tabIndex === 0)
  expect(days.map((day) => day.textContent)).toEqual(['1'])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('arrow keys move through a calendar that opens again on a chosen day', async () => {
  const { user } = renderWithProviders(<MomentForm box={DateBox} start="2027-07-01T06:30:00.000Z" />)
  const chooseDay = async (keys: string) => {
    await user.click(await screen.findByRole('button', { name: /^Due: choose a date/ }))
    await screen.findByRole('dialog', { name: 'Due' })
    await user.keyboard(keys)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await chooseDay('{ArrowRight}{Enter}')
  expect(readValue()).toBe('2027-07-01T22:00:00.000Z')
  await chooseDay('{ArrowRight}{ArrowDown}{Enter}')
  expect(readValue()).toBe('2027-07-09T22:00:00.000Z')
})

const bounds = { min: '2027-05-10T09:00:00.000Z', max: '2028-06-20T09:00:00.000Z' }

test.each([
  ['{PageDown}', 'August 2027', '1'],
  ['{PageUp}', 'June 2027', '1'],
  ['{Shift>}{PageDown}{/Shift}', 'July 2028', '1'],
  ['{Shift>}{PageUp}{/Shift}', 'July 2026', '1'],
  ['{Shift>}{PageUp}{/Shift}{PageDown}', 'August 2026', '1'],
  ['{Home}', 'June 2027', '28'],
  ['{End}', 'July 2027', '4'],
])('in a calendar at July 1, 2027, %s focuses %s %s', async (keys, month, day) => {
  const { user } = renderWithProviders(<MomentForm start="2027-07-01T06:30:00.000Z" />)
  await user.click(await screen.findByRole('button', { name: /^Due: choose a date/ }))
  await screen.findByRole('dialog', { name: 'Due' })
  await user.keyboard(keys)
  expect((await screen.findByRole('grid', { name: month })).contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).toBe(day)
})

test.each([
  ['{Shift>}{PageDown}{/Shift}', 'June 2028', '20'],
  ['{Shift>}{PageUp}{/Shift}', 'May 2027', '10'],
  ['{PageUp}{PageUp}{Home}{ArrowLeft}', 'May 2027', '10'],
])('%s stays within the limits of a calendar: %s %s', async (keys, month, day) => {
  const { user } = renderWithProviders(<MomentForm start="2027-07-01T06:30:00.000Z" {...bounds} />)
  await user.click(await screen.findByRole('button', { name: /^Due: choose a date/ }))
  await screen.findByRole('dialog', { name: 'Due' })
  await user.keyboard(keys)
  expect((await screen.findByRole('grid', { name: month })).contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).toBe(day)
})

test("a disabled DateTimeBox explains why and can't be edited", async () => {
  const { user } = renderWithProviders(
    <MomentForm start="2027-07-01T06:30:00.000Z" disabledReason="The assessment has begun." />,
  )
  await user.click(await findSection('Day'))
  await user.keyboard('09')
  expect(readValue()).toBe('2027-07-01T06:30:00.000Z')
  expect(screen.getByText('The assessment has begun.')).toBeTruthy()
})

function Time() {
  const [value, setValue] = useState<string | null>('08:30')
  return (
    <>
      <TimeBox label="Send at" zone="Atlantic/Reykjavik" now={now} value={value} onChange={setValue} />
      <samp>{String(value)}</samp>
    </>
  )
}

test('TimeBox accepts a typed time of day and names its time zone', async () => {
  const { user } = renderWithProviders(<Time />)
  expect(await readText('Send at')).toContain('08:30')
  expect(screen.getByText('Atlantic/Reykjavik, GMT+0')).toBeTruthy()
  await user.click(within(await findField('Send at')).getByRole('spinbutton', { name: 'Minutes' }))
  await user.keyboard('45')
  expect(readValue()).toBe('08:45')
})

function Range({ start }: { start: DayRange }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateRangeBox label="Period" zone="Pacific/Auckland" now={now} value={value} onChange={setValue} />
      <samp>{`${String(value.from)} ${String(value.to)}`}</samp>
    </>
  )
}

test('DateRangeBox accepts a typed end date and allows an open end', { tags: 'slow' }, async () => {
  const { user } = renderWithProviders(<Range start={{ from: '2027-03-01', to: null }} />)
  expect(await readText('From')).toContain('Mar 01, 2027')
  await user.click(within(await findField('To')).getByRole('spinbutton', { name: 'Month' }))
  await user.keyboard('apr052027')
  expect(readValue()).toBe('2027-03-01 2027-04-05')
  expect(screen.getByText('Pacific/Auckland, GMT+13')).toBeTruthy()
})

test("a reversed date range shows the specification's error at both ends", async () => {
  renderWithProviders(<Range start={{ from: '2027-03-05', to: '2027-03-01' }} />)
  await findField('From')
  expect(screen.getAllByRole('note').map((alert) => alert.textContent)).toEqual([
    'Set date earlier than (Mar 01, 2027)',
    'Set date later than (Mar 05, 2027)',
  ])
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { MonthCalendar, type MonthCalendarProps } from './MonthCalendar.tsx'
import type { DayEvent } from './types.ts'

const events: DayEvent[] = [
  {
    id: '1',
    day: '2026-04-07',
    text: 'Payment fraud and phishing for everybody',
    time: '09:00',
    to: '/trainings/1/',
  },
  { id: '2', day: '2026-04-14', text: 'CEO fraud', time: '09:00' },
]

function Calendar(props: Partial<MonthCalendarProps>) {
  const [month, setMonth] = useState('2026-04')
  return (
    <MonthCalendar
      today="2026-04-15"
      events={events}
      empty="You have nothing scheduled this month"
      month={month}
      onMonth={setMonth}
      {...props}
    />
  )
}

/** Only April's events have loaded. */
function LoadingCalendar() {
  const [month, setMonth] = useState('2026-04')
  return <Calendar events={month === '2026-04' ? events : undefined} onMonth={setMonth} month={month} />
}

const stubWidth = (width: 'wide' | 'narrow') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && width === 'narrow',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))

const getFocusedDay = () => (document.activeElement as HTMLElement).dataset.day
const focusGrid = () => document.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
const getTitle = () => screen.getByRole('heading').textContent

beforeEach(() => {
  stubWidth('wide')
})

test('the calendar shows a month as a grid of weeks and labels today', () => {
  renderWithProviders(<Calendar />)
  expect(getTitle()).toBe('April 2026')
  expect(screen.getByRole('grid', { name: 'April 2026' }).querySelectorAll('tbody tr')).toHaveLength(5)
  const today = document.querySelector('[aria-current="date"]')
  expect(today?.textContent).toBe('Wednesday, April 15, 202615Today')
})

test("the calendar cuts an event's name to 28 characters and keeps the full text", () => {
  renderWithProviders(<Calendar />)
  const day = document.querySelector<HTMLElement>('[data-day="2026-04-07"]')
  expect(day?.querySelector('[data-cut] > [aria-hidden]')?.textContent).toBe('Payment fraud and phishing f…')
  expect(day?.querySelector('[data-cut]')?.getAttribute('data-cut')).toBe(
    'Payment fraud and phishing for everybody',
  )
  expect(
    within(day ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/trainings/1/')
})

test.each([
  ['{ArrowRight}', '2026-04-16'],
  ['{ArrowLeft}', '2026-04-14'],
  ['{ArrowUp}', '2026-04-08'],
  ['{ArrowDown}', '2026-04-22'],
  ['{Home}', '2026-04-13'],
  ['{End}', '2026-04-19'],
  ['{PageDown}', '2026-05-15'],
  ['{PageUp}', '2026-03-15'],
  ['{Shift>}{PageDown}{/Shift}', '2027-04-15'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-05-06'],
])('from today, pressing %s in the calendar focuses %s', async (keys, day) => {
  const { user } = renderWithProviders(<Calendar />)
  focusGrid()
  expect(getFocusedDay()).toBe('2026-04-15')
  await user.keyboard(keys)
  expect(getFocusedDay()).toBe(day)
})

test('calendar keys keep working in a month whose events are still loading', async () => {
  const { user } = renderWithProviders(<LoadingCalendar />)
  focusGrid()
  await user.keyboard('{PageDown}')
  expect(screen.getByRole('group', { name: 'Loading' })).toBeTruthy()
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true')
  expect(getFocusedDay()).toBe('2026-05-15')
  await user.keyboard('{ArrowRight}{PageUp}')
  expect(getFocusedDay()).toBe('2026-04-16')
  expect(screen.queryByRole('group', { name: 'Loading' })).toBeNull()
})

test("the calendar has one day in the tab order, followed by that day's events", async () => {
  const { user } = renderWithProviders(<Calendar />)
  focusGrid()
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(getFocusedDay()).toBe('2026-04-07')
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
  await user.keyboard('{Escape}')
  expect(getFocusedDay()).toBe('2026-04-07')
})

test('pressing Enter on a day or clicking it selects the day', async () => {
  const onDay = vi.fn()
  const { user } = renderWithProviders(<Calendar onDay={onDay} />)
  focusGrid()
  await user.keyboard('{Enter}')
  await user.click(document.querySelector('[data-day="2026-04-02"]') ?? document.body)
  expect(onDay.mock.calls).toEqual([['2026-04-15'], ['2026-04-02']])
})

test.each(['{Enter}', ' '])('pressing %j on a day opens its event, or lists several events', async (key) => {
  const onOpen = vi.fn()
  const { user } = renderWithProviders(
    <Calendar events={[...events, { id: '3', day: '2026-04-14', text: 'Passwords', onOpen }]} />,
  )
  focusGrid()
  await user.keyboard(key)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard(`{ArrowLeft}${key}`)
  const list = await screen.findByRole('dialog', { name: 'Tuesday, April 14, 2026' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  const line = within(list).getByRole('button', { name: 'Passwords' })
  await waitFor(() => expect(document.activeElement).toBe(line))
  await user.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
  await waitFor(() => expect(getFocusedDay()).toBe('2026-04-14'))
})

test('buttons show the next and previous month and return to today', async () => {
  const { user } = renderWithProviders(<Calendar />)
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(getTitle()).toBe('June 2026')
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(getTitle()).toBe('May 2026')
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(getTitle()).toBe('April 2026')
})

function MovableCalendar({ refuses = false, first }: { refuses?: boolean; first?: string }) {
  const [shown, setShown] = useState<DayEvent[]>([
    { id: '1', day: '2026-04-07', text: 'CEO fraud', onOpen: () => undefined },
    {
      id: '2',
      day: '2026-04-14',
      text: 'Sent already',
      fixedReason: 'It was sent.',
      onOpen: () => undefined,
    },
  ])
  return (
    <Calendar
      events={shown}
      onMove={(id, day) => {
        if (!refuses) setShown(shown.map((event) => (event.id === id ? { ...event, day } : event)))
        return !refuses
      }}
      moveProblem={(_, day) => (first !== undefined && day < first ? 'Too early' : null)}
    />
  )
}
const getEventLine = (name: string) => screen.getByRole('button', { name })
const findDay = (name: string) => getEventLine(name).closest('td')?.dataset.day
const dragToDay = (name: string, day: string) => {
  const dataTransfer = { setData: () => undefined }
  fireEvent.dragStart(getEventLine(name), { dataTransfer })
  const cell = document.querySelector(`[data-day="${day}"]`)
  if (!cell) throw new Error(`${day} is not seen`)
  fireEvent.dragOver(cell, { dataTransfer })
  fireEvent.drop(cell, { dataTransfer })
}

test('dragging an event moves it to another day', () => {
  renderWithProviders(<MovableCalendar />)
  dragToDay('CEO fraud', '2026-04-09')
  expect(findDay('CEO fraud')).toBe('2026-04-09')
})

test('only days that accept a dragged event are highlighted, and other days explain why', () => {
  renderWithProviders(<MovableCalendar first="2026-04-06" />)
  const cell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)
  fireEvent.dragStart(getEventLine('CEO fraud'), { dataTransfer: { setData: () => undefined } })
  const over = (day: string) => {
    const found = cell(day)
    if (!found) throw new Error(`${day} is not seen`)
    return [
      !fireEvent.dragOver(found),
      found.hasAttribute('data-over'),
      /Too early/.test(found.textContent ?? ''),
    ]
  }
  expect(over('2026-04-02')).toEqual([false, false, true])
  expect(over('2026-04-09')).toEqual([true, true, false])
  expect(cell('2026-04-02')?.hasAttribute('data-closed')).toBe(true)
  fireEvent.drop(cell('2026-04-02') ?? document.body)
  expect(findDay('CEO fraud')).toBe('2026-04-07')
})

test('Shift+arrow moves an event, even into the next month, and keeps it focused', async () => {
  const { user } = renderWithProviders(<MovableCalendar />)
  getEventLine('CEO fraud').focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}')
  expect(findDay('CEO fraud')).toBe('2026-04-22')
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect([getTitle(), findDay('CEO fraud')]).toEqual(['May 2026', '2026-05-06'])
  expect(document.activeElement).toBe(getEventLine('CEO fraud'))
})

test("a fixed event explains why it can't move, and a rejected move changes nothing", async () => {
  const { user, unmount } = renderWithProviders(<MovableCalendar />)
  expect(getEventLine('Sent already').getAttribute('draggable')).toBeNull()
  expect(getEventLine('Sent already').getAttribute('aria-description')).toBe('It was sent.')
  getEventLine('Sent already').focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(findDay('Sent already')).toBe('2026-04-14')
  unmount()
  renderWithProviders(<MovableCalendar refuses />)
  getEventLine('CEO fraud').focus()
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect([findDay('CEO fraud'), document.activeElement]).toEqual(['2026-04-07', getEventLine('CEO fraud')])
})

test('a day with many events shows a few, and the rest on request', async () => {
  const many = Array.from({ length: 6 }, (_, at) => ({
    id: String(at),
    day: '2026-04-07',
    text: `Delivery ${String(at)}`,
  }))
  const { user } = renderWithProviders(<Calendar events={many} />)
  expect(screen.queryByText('Delivery 5')).toBeNull()
  await user.click(screen.getByRole('button', { name: '+3 more' }))
  expect(screen.getByText('Delivery 5')).toBeTruthy()
  expect(getFocusedDay()).toBe('2026-04-07')
})

test("the compact calendar shows an event's mark, time and name", { tags: 'slow' }, () => {
  renderWithProviders(
    <Calendar
      compact
      events={[{ id: '1', day: '2026-04-07', text: 'CEO fraud', time: '09:00', mark: '1' }]}
    />,
  )
  const line = document.querySelector('[data-cut="CEO fraud"]')
  expect(line?.textContent).toBe('109:00CEO fraud')
})

test('a press on a day opens its only event', async () => {
  const onOpen = vi.fn()
  const event = { id: '1', day: '2026-04-07', text: 'CEO fraud', time: '09:00', mark: '1', onOpen }
  const { user } = renderWithProviders(<Calendar compact events={[event]} />)
  await user.click(screen.getByText('7'))
  expect(onOpen).toHaveBeenCalledTimes(1)
  await user.click(screen.getByText('09:00'))
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test("the calendar shows its empty message for a month without events, unless it's loading", () => {
  const { rerender } = renderWithProviders(<Calendar events={[]} />)
  expect(screen.getByText('You have nothing scheduled this month')).toBeTruthy()
  rerender(<Calendar events={undefined} />)
  expect(screen.queryByText('You have nothing scheduled this month')).toBeNull()
  expect(screen.getByRole('group', { name: 'Loading' })).toBeTruthy()
})

test('on a narrow screen the calendar is a list of days with events', () => {
  stubWidth('narrow')
  renderWithProviders(<Calendar today="2026-04-14" />)
  expect(screen.queryByRole('grid')).toBeNull()
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('Tue, Apr 7')
  expect(screen.getByText(/Today/, { selector: 'div' }).textContent).toBe(
    'Tue, Apr 14Tuesday, April 14, 2026 · Today',
  )
})

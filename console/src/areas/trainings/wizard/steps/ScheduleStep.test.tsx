import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listAnnouncements } from '../../../../../test/announcements.ts'
import { setPhoneViewport } from '../../../../../test/narrowScreen.ts'
import { chooseOption, readOptions } from '../../../../../test/select.ts'
import { renderStep } from '../testing/renderStep.tsx'
import { ScheduleStep } from './ScheduleStep.tsx'

const open = (own: Parameters<typeof renderStep>[1] = {}) => renderStep(<ScheduleStep />, own)
// The list is hidden from screen readers while a delivery is being edited beside it.
const findList = () => screen.findByRole('list', { name: 'Deliveries', hidden: true })
const findRows = async () =>
  within(await findList())
    .getAllByRole('button', { name: /^Show delivery \d+ in the calendar$/, hidden: true })
    .map((button) => button.closest('li')?.textContent ?? '')
const readDates = async () => (await findRows()).map((row) => /[A-Z][a-z]{2} \d+, \d\d:\d\d/.exec(row)?.[0])
const readDay = (day: string) => document.querySelector(`td[data-day="${day}"] [data-event]`)?.textContent

describe('the regular plan', () => {
  it('appears as a list and as a calendar', async () => {
    await open()
    expect(await readDates()).toEqual(['Apr 7, 09:00', 'Apr 14, 09:00', 'Apr 21, 09:00'])
    expect((await findRows())[0]).toContain('3 subjects, 5 min')
    expect((await findRows())[0]).toContain('Invoice fraud, CEO fraud, QR code traps')
    expect(readDay('2026-04-14')).toContain('209:00')
    expect(screen.getByText('3 of 3 this month')).toBeTruthy()
    expect(screen.getByText('On Tuesday')).toBeTruthy()
    expect(screen.getByText('1 to 4 a week works best')).toBeTruthy()
    expect((await screen.findAllByText(/Atlantic\/Reykjavik, GMT\+0/)).length).toBeGreaterThan(0)
  })

  it('updates immediately when frequency or subjects per interval change', async () => {
    const { user, store } = await open()
    await user.click(await screen.findByRole('radio', { name: 'Monthly' }))
    expect(await readDates()).toEqual(['Apr 7, 09:00', 'May 7, 09:00', 'Jun 7, 09:00'])
    expect(screen.getByText('On day 7 of each month, or the last day of shorter months')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Increase Subjects per interval' }))
    expect(await readDates()).toHaveLength(2)
    expect(store.values.deliveries).toBeNull()
  })

  it("rejects a date in the past by the server's clock", async () => {
    await open({ values: { start: '2026-03-31T11:00:00.000Z' } })
    // The error appears once, not at every delivery that follows from the start date.
    expect(await screen.findAllByText('Date cannot be set in the past.')).toHaveLength(1)
  })

  it('points out clock changes and short months', async () => {
    const view = await open({ zone: 'Europe/Berlin', values: { start: '2026-10-16T07:00:00.000Z' } })
    expect(
      await screen.findByText('The clocks change before this delivery. It will still be sent at 09:00.'),
    ).toBeTruthy()
    view.unmount()
    await open({ values: { start: '2027-01-31T08:00:00.000Z', interval: 'M' } })
    expect(
      await screen.findByText('This month has no day 31, so this delivery will be sent on the last day.'),
    ).toBeTruthy()
  })
})

describe('weekend deliveries', () => {
  it('are all flagged and move to Mondays with one click', async () => {
    const { user, store } = await open({ values: { start: '2026-04-11T09:00:00.000Z' } })
    expect(await screen.findByText(/^3 deliveries fall on a weekend/)).toBeTruthy()
    expect((await findRows())[0]).toContain('This delivery falls on a Saturday.')
    expect(store.startRefusal).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Move to Monday' }))
    expect(await readDates()).toEqual(['Apr 13, 09:00', 'Apr 20, 09:00', 'Apr 27, 09:00'])
    expect([store.values.start, store.plan.isByHand]).toEqual(['2026-04-13T09:00:00.000Z', false])
    expect(screen.queryByText(/on a weekend/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(store.values.start).toBe('2026-04-11T09:00:00.000Z')
  })

  it("move to the next Monday in the company's time zone", async () => {
    // Friday evening in Reykjavik is already Saturday in Auckland.
    const friday = '2026-04-10T21:00:00.000Z'
    const { unmount } = await open({ values: { start: friday } })
    await findList()
    expect(screen.queryByText(/on a weekend/)).toBeNull()
    unmount()
    const { user, store } = await open({
      zone: 'Pacific/Auckland',
      values: { start: friday, interval: 'M' },
    })
    expect(await screen.findByText(/^1 delivery falls on a weekend/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Move to Monday' }))
    expect(store.deliveries[0]?.date).toBe('2026-04-12T21:00:00.000Z')
    expect(store.plan.isByHand).toBe(true)
  })
})

describe('a delivery', () => {
  it('moves by keyboard in the calendar, updates the list and can be undone', { tags: 'slow' }, async () => {
    const { user } = await open()
    await findList()
    const line = document.querySelector<HTMLElement>('td[data-day="2026-04-07"] [data-event]')
    line?.focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect((await readDates())[0]).toBe('Apr 8, 09:00')
    expect(listAnnouncements()).toContain('Delivery 1 will be sent on Wed, Apr 08, 2026 09:00.')
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect((await readDates())[0]).toBe('Apr 7, 09:00')
    expect(screen.queryByRole('button', { name: 'Undo the last change' })).toBeNull()
  })

  it('can be dragged to another day, but not before the start', async () => {
    await open().then(findList)
    const dataTransfer = { setData: () => undefined }
    const drag = (from: string, to: string) => {
      const line = document.querySelector(`td[data-day="${from}"] [data-event]`)
      const day = document.querySelector(`td[data-day="${to}"]`)
      if (!line || !day) throw new Error('not seen')
      fireEvent.dragStart(line, { dataTransfer })
      fireEvent.dragOver(day, { dataTransfer })
      const said = `${String(day.hasAttribute('data-over'))} ${day.textContent}`
      fireEvent.drop(day)
      return said
    }
    expect(drag('2026-04-14', '2026-04-23')).toMatch(/^true/)
    expect(await readDates()).toEqual(['Apr 7, 09:00', 'Apr 21, 09:00', 'Apr 23, 09:00'])
    expect(drag('2026-04-21', '2026-04-02')).toMatch(/^false .*before the start date/)
    expect((await readDates())[0]).toBe('Apr 7, 09:00')
  })

  it('can be named and split, and its subjects can move to another delivery', { tags: 'slow' }, async () => {
    const { user, store } = await open()
    await user.click(await screen.findByRole('button', { name: 'Edit delivery 1' }))
    const box = screen.getByRole('textbox', { name: 'Delivery name' })
    await user.type(box, 'Before <b>the</b> audit of the whole company')
    await user.click(screen.getByRole('button', { name: 'Split in two' }))
    expect(await readDates()).toEqual(['Apr 7, 09:00', 'Apr 8, 09:00', 'Apr 14, 09:00', 'Apr 21, 09:00'])
    expect(store.deliveries[0]).toMatchObject({
      name: 'Before the audit of the whole company',
      subjects: [101, 102],
    })
    await chooseOption(user, screen.getByRole('combobox', { name: 'Delivery for CEO fraud' }), '1')
    expect(store.deliveries[1]?.subjects).toEqual([102, 103])
    await user.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit delivery 1' }))
    // The name is truncated to exactly 32 characters.
    expect(screen.getByText('Before the audit of the whole co…')).toBeTruthy()
    expect(store.deliveries.flatMap(({ subjects }) => subjects).toSorted()).toEqual(store.values.subjects)
  })

  it('disappears with its form when it loses its last subject', { tags: 'slow' }, async () => {
    const { user, store } = await open()
    await user.click(await screen.findByRole('button', { name: 'Edit delivery 3' }))
    expect(screen.getByRole('button', { name: 'Split in two' }).getAttribute('aria-description')).toBe(
      "A delivery with one subject can't be split",
    )
    await chooseOption(user, screen.getByRole('combobox', { name: 'Delivery for Passwords' }), '1')
    expect(store.deliveries.map(({ subjects }) => subjects.length)).toEqual([3, 4])
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  })

  it('changed by hand is replaced by a new plan only after confirmation', { tags: 'slow' }, async () => {
    const { user, store, root } = await open()
    await findList()
    act(() => store.plan.rename(0, 'Week 1'))
    await user.click(await screen.findByRole('radio', { name: 'Every 2 weeks' }))
    expect(root.confirm.question?.title).toBe('Replace your manual changes?')
    act(() => root.confirm.cancel())
    expect([store.values.interval, store.deliveries[0]?.name]).toEqual(['W', 'Week 1'])
    await user.click(screen.getByRole('radio', { name: 'Every 2 weeks' }))
    await act(() => root.confirm.confirm())
    expect(store.values.interval).toBe('B')
    expect(store.plan.isByHand).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect([store.values.interval, store.deliveries[0]?.name]).toEqual(['W', 'Week 1'])
    await user.click(screen.getByRole('button', { name: 'Restore regular schedule' }))
    expect(store.deliveries[0]?.name).toBeUndefined()
  })

  it("can't be moved to the time of another delivery", async () => {
    const { store } = await open()
    await findList()
    expect(store.plan.move(0, '2026-04-14T09:00:00.000Z')).toBe(0)
    expect(store.plan.moveProblem(0, '2026-04-14T09:00:00.000Z')).toBe(
      'Another delivery is already scheduled for that time',
    )
  })
})

it('sending everything now and sign-in links show an explanation instead of a plan', async () => {
  const { user, store } = await open()
  await user.click(await screen.findByRole('radio', { name: 'Send everything now' }))
  expect(screen.getByText(/Everyone will get one message with all subjects/)).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Deliveries' })).toBeNull()
  expect(await screen.findByRole('checkbox', { name: 'Email' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Download sign-in links' }))
  expect(screen.getByText(/you'll get a \.csv file/)).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Email' })).toBeNull()
  expect(store.values.scheduleType).toBe(2)
})

it('the calendar on a phone is a list of days with all deliveries', async () => {
  setPhoneViewport()
  await open()
  expect(await readDates()).toHaveLength(3)
  expect(screen.queryByRole('grid')).toBeNull()
  expect(screen.getByText('Tue, Apr 7', { exact: false, selector: 'span' })).toBeTruthy()
})

describe('a training with sent deliveries', () => {
  const event = (id: number, send: string, status: number, subjects: number[]) => ({
    id,
    send,
    status,
    subjects: subjects.map((subject_id) => ({ subject_id })),
    reminders: [],
  })
  const events = [
    event(70, '2026-03-24T09:00:00.000Z', 1, [101, 102, 103]),
    event(71, '2026-04-07T09:00:00.000Z', 0, [104, 105]),
    event(72, '2026-04-14T09:00:00.000Z', 0, [106, 107]),
  ]
  const begun = () => {
    const deliveries = events.map(({ id, send, subjects }) => ({
      id,
      date: send,
      type: 1 as const,
      subjects: subjects.map(({ subject_id }) => subject_id),
    }))
    return open({
      events,
      values: { start: '2026-03-24T09:00:00.000Z', subjectsPerInterval: 2, deliveries },
    })
  }

  it("shows why sent deliveries and the start can't be changed", async () => {
    await begun()
    expect((await findRows())[0]).toContain('Mar 24, 09:00')
    expect((await findRows())[0]).toContain("This delivery has been sent and can't be changed.")
    const edit = screen.getByRole('button', { name: 'Edit delivery 1' })
    expect([edit.getAttribute('aria-disabled'), edit.getAttribute('aria-description')]).toEqual([
      'true',
      "This delivery has been sent and can't be changed.",
    ])
    expect(
      await screen.findByText("Deliveries have already been sent, so the start can't be changed."),
    ).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Send everything now' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
    expect(screen.queryByText('Date cannot be set in the past.')).toBeNull()
  })

  it('leaves the remaining deliveries editable', async () => {
    const { user, store } = await begun()
    await user.click(await screen.findByRole('button', { name: 'Edit delivery 2' }))
    const places = screen.getByRole('combobox', { name: 'Delivery for Smishing' })
    const options = await readOptions(user, places)
    expect(options.map(({ isDisabled }) => isDisabled)).toEqual([true, false, false])
    await chooseOption(user, places, '2')
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await user.click(screen.getByRole('radio', { name: 'Every 2 weeks' }))
    expect(store.plan.isByHand).toBe(true)
    act(() => store.plan.follow({ interval: 'B' }))
    expect(store.deliveries.map(({ id, date }) => [id, date.slice(0, 10)])).toEqual([
      [70, '2026-03-24'],
      [71, '2026-04-07'],
      [72, '2026-04-21'],
    ])
  })
})

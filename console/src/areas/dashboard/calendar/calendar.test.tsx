import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { makeHomeServer } from '../../../../test/aHome.ts'
import { answer, type FakeCall } from '../../../../test/fakeServer.ts'
import { setPhoneViewport } from '../../../../test/narrowScreen.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { toUtcMonths } from './months.ts'

const eventsCall = 'GET /companies/11/events'

const aDelivery = (eventId: number, date: string, own: object = {}) => ({
  id: 7,
  eventId,
  name: 'Passwords for everybody at sea',
  type: 'training',
  date,
  status: 0,
  ...own,
})

const sentDeliveries = [
  aDelivery(1, '2026-02-28T22:30:00.000Z', { name: 'Late in February' }),
  aDelivery(2, '2026-03-09T09:00:00.000Z'),
  aDelivery(3, '2026-03-16T12:00:00.000Z', { id: 5, name: 'Spring check', type: 'assessment', users: 221 }),
  aDelivery(4, '2026-04-01T02:00:00.000Z', { name: 'Early in April' }),
]

/** Responds with events of one UTC month, like the platform. */
const aYearServer = () =>
  makeHomeServer().on(eventsCall, ({ path }: FakeCall) => ({
    events: sentDeliveries.filter(({ date }) =>
      date.startsWith(new URL(path, 'https://x').searchParams.get('m') ?? '?'),
    ),
  }))

const findCalendar = async () => within(await screen.findByRole('region', { name: 'Delivery calendar' }))
const readDay = (date: string) => document.querySelector(`[data-day="${date}"]`)?.textContent
const getDay = (date: string) => document.querySelector(`[data-day="${date}"]`) as HTMLElement
const listRequestedMonths = (server: ReturnType<typeof aYearServer>) =>
  new Set(server.listCalls(eventsCall).map(({ path }) => new URL(path, 'https://x').searchParams.get('m')))

test.each([
  ['2026-03', 'Atlantic/Reykjavik', ['2026-03']],
  ['2026-03', 'Asia/Tokyo', ['2026-02', '2026-03']],
  ['2026-03', 'America/Los_Angeles', ['2026-03', '2026-04']],
  // The clocks change shortly before the month ends, so the UTC offset is +0 at its start and +1 at its end.
  ['2026-03', 'Europe/London', ['2026-03']],
  ['2026-04', 'Europe/London', ['2026-03', '2026-04']],
  ['2026-12', 'America/New_York', ['2026-12', '2027-01']],
])('month %s in %s covers the UTC months %j', (month, zone, wanted) => {
  expect(toUtcMonths(month, zone)).toEqual(wanted)
})

describe('the delivery calendar', () => {
  it("marks each day's deliveries by kind, and lists those of the selected day with links", async () => {
    const { user } = await renderApp({ server: aYearServer() })
    const shown = await findCalendar()
    await shown.findByRole('grid', { name: 'March 2026' })
    await waitFor(() =>
      expect(readDay('2026-03-09')).toBe(
        '9Monday, March 9, 2026, Training 09:00 Passwords for everybody at sea',
      ),
    )
    expect(readDay('2026-03-16')).toContain(', Assessment 12:00 Spring check, 221 employees')
    await user.click(getDay('2026-03-16'))
    const list = within(shown.getByRole('region', { name: 'Monday, March 16, 2026' }))
    const link = list.getByRole('link')
    expect(link.textContent).toBe('Spring checkAssessment · 221 employees · 12:00')
    expect(link.getAttribute('href')).toBe('/assessment/5/')
    expect(getDay('2026-03-16').closest('[aria-selected]')?.getAttribute('aria-selected')).toBe('true')
    await user.click(getDay('2026-03-17'))
    within(shown.getByRole('region', { name: 'Tuesday, March 17, 2026' })).getByText('No events scheduled')
    await user.click(getDay('2026-03-17'))
    shown.getByRole('region', { name: 'Next deliveries' })
  })

  it.each([
    ['Asia/Tokyo', '2026-03-01', /07:30 Late in February/, '2026-03-09', /18:00/],
    ['America/Los_Angeles', '2026-03-31', /19:00 Early in April/, '2026-03-09', /02:00/],
  ])(
    'shows deliveries in %s on local days, including those from a neighbouring UTC month',
    async (timeZone, edge, name, own, at) => {
      await renderApp({ server: aYearServer(), timeZone })
      await (await findCalendar()).findByRole('grid')
      await waitFor(() => expect(readDay(edge)).toMatch(name))
      expect(readDay(own)).toMatch(at)
    },
  )

  it.each([
    [
      'Europe/Berlin',
      '2026-03',
      'Europe/Berlin, GMT+1, changing to GMT+2 this month',
      [
        ['2026-03-28T09:00:00.000Z', '2026-03-28', '10:00'],
        // The clocks go forward: 02:00 to 03:00 doesn't exist.
        ['2026-03-29T00:30:00.000Z', '2026-03-29', '01:30'],
        ['2026-03-29T01:30:00.000Z', '2026-03-29', '03:30'],
        ['2026-03-31T21:59:00.000Z', '2026-03-31', '23:59'],
      ],
    ],
    [
      'Europe/Berlin',
      '2026-10',
      'Europe/Berlin, GMT+2, changing to GMT+1 this month',
      [
        ['2026-09-30T22:00:00.000Z', '2026-10-01', '00:00'],
        // The clocks go back: 02:00 to 03:00 occurs twice.
        ['2026-10-25T00:30:00.000Z', '2026-10-25', '02:30'],
        ['2026-10-25T01:30:00.000Z', '2026-10-25', '02:30'],
        ['2026-10-25T22:30:00.000Z', '2026-10-25', '23:30'],
      ],
    ],
    [
      'America/New_York',
      '2026-11',
      'America/New_York, GMT-4, changing to GMT-5 this month',
      [
        ['2026-11-01T03:59:00.000Z', null, '23:59'],
        ['2026-11-01T04:00:00.000Z', '2026-11-01', '00:00'],
        ['2026-12-01T04:59:00.000Z', '2026-11-30', '23:59'],
      ],
    ],
    ['Asia/Tokyo', '2026-03', 'Asia/Tokyo, GMT+9', [['2026-03-28T15:00:00.000Z', '2026-03-29', '00:00']]],
  ])('uses the local time of %s across a clock change in %s', async (timeZone, month, zone, wanted) => {
    const nights = wanted.map(([date], at) => aDelivery(at, date ?? '', { name: `No ${String(at)}` }))
    const server = makeHomeServer().on(eventsCall, ({ path }: FakeCall) => ({
      events: nights.filter(({ date }) =>
        date.startsWith(new URL(path, 'https://x').searchParams.get('m') ?? '?'),
      ),
    }))
    await renderApp({ server, timeZone, at: `/?month=${month}` })
    const shown = await findCalendar()
    await shown.findByRole('grid')
    shown.getByText(zone)
    const findNight = (at: number) =>
      [...document.querySelectorAll('[data-event]')].find(({ textContent }) =>
        textContent?.endsWith(`No ${String(at)}`),
      )
    await waitFor(() => expect(document.querySelector('[data-event]')).toBeTruthy())
    expect(wanted.map((_, at) => findNight(at)?.closest('td')?.dataset.day ?? null)).toEqual(
      wanted.map(([, date]) => date),
    )
    for (const [at, [, date, time]] of wanted.entries()) {
      if (date !== null) expect(findNight(at)?.textContent).toContain(time)
    }
  })

  it('moves between months, keeps the month in the address and returns to today', async () => {
    const { user, address, server } = await renderApp({ server: aYearServer() })
    const shown = await findCalendar()
    await user.click(await shown.findByRole('button', { name: 'Next month' }))
    await shown.findByRole('grid', { name: 'April 2026' })
    expect(address()).toBe('/?month=2026-04')
    await user.click(shown.getByRole('button', { name: 'Next month' }))
    await shown.findByText('You have nothing scheduled this month')
    await user.click(shown.getByRole('button', { name: 'Today' }))
    await shown.findByRole('grid', { name: 'March 2026' })
    expect(address()).toBe('/')
    expect(listRequestedMonths(server)).toEqual(new Set(['2026-03', '2026-04', '2026-05']))
    await user.click(shown.getByRole('button', { name: 'Previous month' }))
    await shown.findByRole('grid', { name: 'February 2026' })
    await waitFor(() => expect(readDay('2026-02-28')).toMatch(/Late in February/))
  })

  it("opens at the month in the address, or at today if it's invalid", async () => {
    const first = await renderApp({ server: aYearServer(), at: '/?month=2026-04' })
    await (await findCalendar()).findByRole('grid', { name: 'April 2026' })
    first.unmount()
    await renderApp({ server: aYearServer(), at: '/?month=2026-13' })
    await (await findCalendar()).findByRole('grid', { name: 'March 2026' })
  })

  it('selects a day with Enter, and Back from its delivery focuses that day again', async () => {
    const gone = answer(404, { message: 'Gone' })
    const training = 'GET /companies/11/trainings/7'
    const server = aYearServer().on(training, gone).on(`${training}/status`, gone)
    const { user, address, router } = await renderApp({ server, at: '/?month=2026-04' })
    const shown = await findCalendar()
    await shown.findByRole('grid', { name: 'April 2026' })
    getDay('2026-04-01').focus()
    await user.keyboard('{Enter}')
    const list = within(await shown.findByRole('region', { name: 'Wednesday, April 1, 2026' }))
    await user.click(await list.findByRole('link', { name: /Early in April/ }))
    await waitFor(() => expect(address()).toContain('/trainings/7'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(address()).toBe('/?month=2026-04'))
    await (await findCalendar()).findByRole('grid', { name: 'April 2026' })
    await new Promise((done) => requestAnimationFrame(done))
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.day).toBe('2026-04-01'))
    screen.getByRole('region', { name: 'Wednesday, April 1, 2026' })
  })

  it('stays a grid on a narrow screen', async () => {
    setPhoneViewport()
    await renderApp({ server: aYearServer() })
    await (await findCalendar()).findByRole('grid', { name: 'March 2026' })
  })

  it("says why it couldn't be loaded and offers to try again", async () => {
    const server = makeHomeServer().on(eventsCall, answer(500, { message: 'No calendar today' }))
    const { user } = await renderApp({ server })
    const shown = await findCalendar()
    await shown.findByText('No calendar today')
    const working = aYearServer()
    server.on(eventsCall, async (call: FakeCall) =>
      JSON.parse(await (await working.transport(toRequest(call))).text()),
    )
    await user.click(shown.getByRole('button', { name: 'Try again' }))
    await shown.findByRole('grid')
  })
})

const toRequest = ({ path }: FakeCall) => ({ method: 'GET' as const, url: `/api${path}`, headers: {} })

describe('the next deliveries', () => {
  const next = async () => within(await screen.findByRole('region', { name: 'Next deliveries' }))

  it('lists upcoming deliveries of this month and the next, earliest first', async () => {
    await renderApp({ server: aYearServer() })
    const shown = await next()
    const links = await shown.findAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Mar 09Passwords for everybody at s…Passwords for everybody at seaTraining · 09:00',
      'Mar 16Spring checkAssessment · 221 employees · 12:00',
      'Apr 01Early in AprilTraining · 02:00',
    ])
  })

  it('says when no deliveries are scheduled', async () => {
    await renderApp({ server: makeHomeServer() })
    await (await next()).findByText('No events scheduled')
    await waitFor(() => expect(screen.queryByText('You have nothing scheduled this month')).not.toBeNull())
  })
})

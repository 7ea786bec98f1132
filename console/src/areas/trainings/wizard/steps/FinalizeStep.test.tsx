import { campaignStatus } from '@heed/contracts'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeEmployeesServer } from '../../../../../test/aStaff.ts'
import { aSubject } from '../../../../parts/subjects/testing/aSubject.ts'
import { toStartBody } from '../saving.ts'
import { WizardSide } from '../side/WizardSide.tsx'
import { renderStep } from '../testing/renderStep.tsx'
import { FinalizeStep } from './FinalizeStep.tsx'

const open = (own: Parameters<typeof renderStep>[1] = {}) =>
  renderStep(
    <>
      <FinalizeStep />
      <aside>
        <WizardSide />
      </aside>
    </>,
    { server: makeEmployeesServer(), ...own },
  )
const getPart = (name: string) => within(screen.getByRole('region', { name }))
const readSide = () => screen.getByRole('complementary').textContent

describe('the Finalize step', () => {
  it('shows every setting with a link to its step', async () => {
    await open({ people: 3 })
    expect(await screen.findByText('Sales, Directory')).toBeTruthy()
    const links = screen.getAllByRole('link', { name: /^Edit / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?step=goal',
      '/?step=content',
      '/?step=employees',
      '/?step=schedule',
      '/?step=reminders',
      '/?step=introMessage',
    ])
    expect(getPart('Content').getByText('7 subjects, 11 min in total.')).toBeTruthy()
    expect(getPart('Schedule').getByText('3, Weekly')).toBeTruthy()
    expect(getPart('Schedule').getByText('Tue, Apr 21, 2026 09:00')).toBeTruthy()
    expect(getPart('Reminders').getByText('1 day after each delivery')).toBeTruthy()
    expect(getPart('Intro message').getByText('Switched off')).toBeTruthy()
  })

  it('names its first part Template once deliveries were sent', async () => {
    const sent = { id: 70, send: '2026-03-24T09:00:00.000Z', status: 1, subjects: [{ subject_id: 101 }] }
    await open({ people: 3, status: campaignStatus.scheduled, events: [{ ...sent, reminders: [] }] })
    expect(await screen.findByRole('region', { name: 'Template' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Goal' })).toBeNull()
  })

  it('shows each date of deliveries changed by hand', async () => {
    const { store } = await open({ people: 3 })
    act(() => void store.plan.move(1, '2026-04-16T09:00:00.000Z'))
    expect(getPart('Schedule').getByText('3, changed manually')).toBeTruthy()
    expect(getPart('Schedule').getByText(/2: Thu, Apr 16, 2026 09:00/)).toBeTruthy()
  })

  it('lists the subjects of each delivery', async () => {
    const { store } = await open({ people: 3 })
    await screen.findByText('Sales, Directory')
    const [first] = store.deliveries
    const titles = (first?.subjects ?? []).map((id) => store.itemsById.get(id)?.title)
    const date = getPart('Schedule').getByText(/^1: /).textContent?.split('\n')[0]
    expect(titles.length).toBeGreaterThan(1)
    expect(date).toMatch(new RegExp(`^1: .+ · ${titles.join(', ')}$`))
  })

  it('counts messages by channel, matching the side panel', async () => {
    await open({ people: 3, values: { channel: 3 } })
    const goes = getPart('Messages to send')
    expect(goes.getAllByText('9 messages')).toHaveLength(2)
    expect(goes.getByText('18 messages')).toBeTruthy()
    expect(goes.getByText("up to 9 messages to employees who haven't finished")).toBeTruthy()
    expect(readSide()).toContain('Messages183 per employee via Email, Slack, plus up to 3 reminders')
    expect(
      await screen.findByText('1 employee is on several lists and will get each message once.'),
    ).toBeTruthy()
  })

  it("reports an unavailable subject until it's removed", async () => {
    const { user, store } = await open({ people: 3 })
    store.subjects.set([
      ...(store.subjects.value ?? []).slice(0, 6),
      aSubject({ id: 107, title: 'Passwords', disabled: true }),
    ])
    const words = '1/7 of selected subjects are unavailable in your subscription; remove them or upgrade'
    // The problem is shown once, in its part, although starting would report it, too.
    expect(await screen.findAllByText(words)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Remove subject' }))
    expect(screen.queryByText(words)).toBeNull()
    expect(store.values.subjects).toEqual([101, 102, 103, 104, 105, 106])
  })

  it.each([
    ['a name', { name: 'Untitled Training' }, 'Enter a name first'],
    ['a future start date', { start: '2026-03-01T09:00:00.000Z' }, 'Date cannot be set in the past.'],
    [
      'an intro message',
      { intro: { enabled: true, message: '<p></p>', markdown: '' } },
      'Write the intro message, or switch it off',
    ],
    [
      'a reminder',
      { reminders: { enabled: true, channel: 1, steps: [] } },
      'Add a reminder, or switch reminders off',
    ],
  ])('says that the training lacks %s', async (_, values, reason) => {
    await open({ values, people: 3 })
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0)
  })

  it('names a few of many empty lists and counts the rest', async () => {
    const lists = Array.from({ length: 2001 }, (_, at) => ({
      id: at + 1,
      name: `List ${at + 1}`,
      usersCount: 0,
      created: '2026-01-01T00:00:00.000Z',
      source: null,
    }))
    const server = makeEmployeesServer().on('GET /companies/11/lists', { lists, count: lists.length })
    await open({ server, people: 0, values: { userLists: lists.map(({ id }) => id) } })
    expect(
      await getPart('Employees').findByText('No employees on “List 1”, “List 2”, “List 3” and 1,998 more.'),
    ).toBeTruthy()
  })

  it('repeats each warning in the part where it can be fixed', async () => {
    const staff = makeEmployeesServer()
    const lists = [
      { id: 7, name: 'Sales', usersCount: 3, created: '2026-01-01T00:00:00.000Z', source: null },
      { id: 8, name: 'Night shift', usersCount: 0, created: '2026-01-01T00:00:00.000Z', source: null },
    ]
    staff.on('GET /companies/11/lists', { lists, count: 2 })
    const reminders = { enabled: true, channel: 5, steps: [{ delay: 1, delayType: 3 as const }] }
    await open({
      server: staff,
      people: 3,
      values: { channel: 5, reminders, start: '2026-04-11T09:00:00.000Z' },
      company: { users_total: 5, users_available: 4 },
    })
    expect(await getPart('Employees').findByText('No employees on “Night shift”.')).toBeTruthy()
    expect(
      getPart('Employees').getByText("2 employees aren't on any list and won't be included."),
    ).toBeTruthy()
    expect(getPart('Employees').getByText(/^You have registered more employees \(5\)/)).toBeTruthy()
    expect(screen.getAllByText(/^You have registered more employees/)).toHaveLength(1)
    for (const step of ['Schedule', 'Reminders']) {
      expect(await getPart(step).findByText('Teams is not connected. Choose another channel.')).toBeTruthy()
    }
    expect(getPart('Schedule').getByText(/^3 deliveries fall on a weekend/)).toBeTruthy()
  })

  it('accepts a name in place and removes HTML from it', { tags: 'slow' }, async () => {
    const { user, store } = await open({ values: { name: 'Untitled Training' }, people: 3 })
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await user.type(field, 'Spring <b>cleaning')
    expect(screen.getByText('HTML will be removed. The name will be “Spring cleaning”.')).toBeTruthy()
    expect(store.values.name).toBe('Spring cleaning')
    expect(screen.queryByText('Enter a name first')).toBeNull()
    await user.tab()
    expect(field).toHaveProperty('value', 'Spring cleaning')
  })

  it('offers a preview email of the whole training', async () => {
    const { user } = await open({ people: 3 })
    await user.click(screen.getByRole('button', { name: 'Preview Emails' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send preview email' }))
    expect(dialog.getByText('Whole training (3 deliveries)')).toBeTruthy()
  })

  it('offers no preview emails for sign-in links', async () => {
    await open({ people: 3, values: { scheduleType: 2 } })
    expect(screen.queryByRole('button', { name: 'Preview Emails' })).toBeNull()
    expect(getPart('Messages to send').getByText('Shared by link only')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Edit Reminders' })).toBeNull()
  })

  it('shows the equivalent command line once nothing is missing', async () => {
    const { store, user } = await open({ people: 3 })
    await user.click(await screen.findByText('Command line'))
    const line = screen.getByText(/^printf/).textContent
    const [, body = ''] =
      /^printf '%s' '(.*)' \| heed api trainings\.create --companyId 11 --body -$/.exec(line) ?? []
    expect(JSON.parse(body)).toMatchObject({ name: 'Payment fraud', userLists: [7, 8], status: 1 })
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(toStartBody(store))))
    act(() => store.set({ subjects: [] }))
    expect(screen.queryByText('Command line')).toBeNull()
  })

  it('shows only Goal and Content for a package', async () => {
    await open({ isPackaged: true })
    expect(screen.getAllByRole('link', { name: /^Edit / }).map(({ textContent }) => textContent)).toEqual([
      'Edit Goal',
      'Edit Content',
    ])
    expect(screen.queryByRole('button', { name: 'Preview Emails' })).toBeNull()
  })
})

describe('the side panel of the Finalize step', () => {
  it('shows totals, a timeline and a sample employee', async () => {
    const { user, server } = await open({ people: 140 })
    expect(readSide()).toContain('Employees140on 2 lists')
    expect(readSide()).toContain('Messages4203 per employee via Email')
    expect(readSide()).toContain('FirstTue, Apr 709:00, in 7 days')
    expect(readSide()).toContain('LastTue, Apr 212 weeks later')
    expect(await screen.findByText('Ása Jónsdóttir')).toBeTruthy()
    const line = within(screen.getByRole('list', { name: 'Timeline' }))
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Apr 73 subjects5 min',
      'Apr 143 subjects5 min',
      'Apr 211 subject1 min',
    ])
    // The rounded minutes add up to the training's total.
    expect(readSide()).toContain('7 subjects, 11 min in total.')
    expect(readSide()).toContain(
      'Everyone gets the delivery at the same time: 09:00 (Atlantic/Reykjavik, GMT+0).',
    )
    expect(readSide()).toContain("Employees who haven't finished will also get reminders.")
    await user.click(screen.getByRole('button', { name: 'Show another employee' }))
    const asked = server
      .listCalls('GET /companies/11/users')
      .map(({ path }) => new URLSearchParams(path.split('?')[1]))
    expect(asked.map((query) => [query.getAll('listId').join(), query.get('p'), query.get('n')])).toEqual([
      ['7,8', '0', '1'],
      ['7,8', '1', '1'],
    ])
  })

  it('counts only upcoming deliveries of a stopped training', async () => {
    const event = (id: number, send: string, status: number, subject_id: number) => ({
      ...{ id, send, status, subjects: [{ subject_id }], reminders: [] },
    })
    const events = [
      event(70, '2026-03-24T09:00:00.000Z', 1, 101),
      event(71, '2026-04-07T09:00:00.000Z', 0, 102),
    ]
    await open({
      people: 140,
      events,
      values: {
        subjects: [101, 102],
        start: '2026-03-24T09:00:00.000Z',
        subjectsPerInterval: 1,
        intro: { enabled: true, message: '<p>Dear all,</p><p>it goes on.</p>', markdown: '' },
        deliveries: events.map(({ id, send, subjects: [held] }) => ({
          ...{ id, date: send, type: 1 as const, name: 'Kick-off', subjects: [held?.subject_id ?? 0] },
        })),
      },
    })
    expect(await screen.findByText('Sales, Directory')).toBeTruthy()
    expect(readSide()).toContain('Messages1401 per employee via Email')
    expect(readSide()).toContain('FirstTue, Apr 7')
    expect(readSide()).toContain('1 delivery has already been sent. Only upcoming deliveries are shown here.')
    expect(readSide()).toContain('1 subject, 1 min in total.')
    // Only admins see delivery names.
    const line = within(screen.getByRole('list', { name: 'Timeline' }))
    expect(line.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Apr 71 subject1 min',
    ])
    expect(getPart('Messages to send').getByText('140 messages')).toBeTruthy()
    expect(
      getPart('Schedule').getByText(/^1: Tue, Mar 24, 2026 09:00 · sent · Kick-off · Invoice fraud/),
    ).toBeTruthy()
    expect(getPart('Intro message').getByText('Dear all, it goes on.')).toBeTruthy()
  })

  it('shows no sample employee under anonymous tracking', async () => {
    const { server } = await open({ company: { anonymousTracking: '1' } })
    expect(await screen.findByText('Each employee')).toBeTruthy()
    expect(server.listCalls('GET /companies/11/users')).toEqual([])
  })
})

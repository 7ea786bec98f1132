import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { renderStep } from '../testing/renderStep.tsx'
import { ContentStep } from './ContentStep.tsx'

const makeServer = () =>
  new FakeServer()
    .on('GET /companies/11/catalog', { categories: [] })
    .on('GET /companies/11/threatAreaCatalog', { threatAreas: [] })

async function addSubject(view: Awaited<ReturnType<typeof renderStep>>, title: string) {
  const { user } = view
  await user.click(screen.getByRole('button', { name: 'Add subjects' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add subjects' }))
  await user.click(await dialog.findByRole('checkbox', { name: new RegExp(title) }))
  await user.click(dialog.getByRole('button', { name: 'Add 1 subject' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('a subject added to deliveries changed by hand is announced with its delivery date', {
  tags: 'slow',
}, async () => {
  const view = await renderStep(<ContentStep />, {
    server: makeServer(),
    values: { subjects: [101, 102, 103, 104, 105, 106] },
  })
  act(() => void view.store.plan.move(1, '2026-04-16T09:00:00.000Z'))
  await addSubject(view, 'Passwords')
  const words =
    'You changed deliveries manually, so this subject will get its own delivery at the end, on Thu, Apr 23, 2026 09:00.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the schedule' }).getAttribute('href')).toBe('/?step=schedule')
})

it('a subject added to a regular plan shows no notice about its delivery', { tags: 'slow' }, async () => {
  const view = await renderStep(<ContentStep />, { server: makeServer(), values: { subjects: [101, 102] } })
  await addSubject(view, 'Passwords')
  expect(view.store.deliveries.map(({ subjects }) => subjects)).toEqual([[101, 102, 107]])
  expect(screen.queryByText(/changed deliveries manually/)).toBeNull()
})

async function replaceSubject(view: Awaited<ReturnType<typeof renderStep>>, old: string, fresh: string) {
  const { user } = view
  await user.click(screen.getByRole('button', { name: `Replace ${old}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Replace ${old}` }))
  // Only one subject can replace the old subject, so the last selection is used.
  await user.click(await dialog.findByRole('checkbox', { name: 'Smishing' }))
  await user.click(await dialog.findByRole('checkbox', { name: fresh }))
  expect(dialog.queryByRole('button', { name: /^Choose all/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function renderMovedDelivery() {
  const view = await renderStep(<ContentStep />, {
    server: makeServer(),
    values: { subjects: [101, 102, 103], subjectsPerInterval: 1 },
  })
  act(() => void view.store.plan.move(1, '2026-04-16T09:00:00.000Z'))
  return { view, dates: view.store.deliveries.map(({ date }) => date) }
}

it('replacing a subject moves no delivery and can be undone', async () => {
  const { view, dates } = await renderMovedDelivery()
  const { store, user } = view
  await replaceSubject(view, 'CEO fraud', 'Passwords')
  expect(store.values).toMatchObject({ subjects: [101, 107, 103], templateCustomized: true })
  expect(store.deliveries.map(({ date, subjects }) => [date, ...subjects])).toEqual([
    [dates[0], 101],
    [dates[1], 107],
    [dates[2], 103],
  ])
  const words = '“CEO fraud” replaced with “Passwords”'
  expect(await screen.findByText(words)).toBeTruthy()
  act(() => store.plan.undo())
  expect(store.deliveries.map(({ subjects }) => subjects)).toEqual([[101], [107], [103]])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(store.values.subjects).toEqual([101, 102, 103])
  expect(store.deliveries.map(({ subjects }) => subjects)).toEqual([[101], [102], [103]])
  expect(screen.queryByText(words)).toBeNull()
})

it('moving a subject down in deliveries changed by hand keeps their dates', async () => {
  const { view, dates } = await renderMovedDelivery()
  const { store, user } = view
  await user.click(screen.getByRole('button', { name: 'Move CEO fraud down' }))
  expect(store.values.subjects).toEqual([101, 103, 102])
  expect(store.deliveries.map(({ date, subjects }) => [date, ...subjects])).toEqual([
    [dates[0], 101],
    [dates[1], 103],
    [dates[2], 102],
  ])
})

it('subjects are listed in delivery order after a delivery moves past others', async () => {
  const { view, dates } = await renderMovedDelivery()
  const { store, user } = view
  act(() => void store.plan.move(0, '2026-05-05T09:00:00.000Z'))
  expect(store.values.subjects).toEqual([102, 103, 101])
  const titles = () =>
    screen.getAllByRole('button', { name: /^Remove / }).map((one) => one.getAttribute('aria-label'))
  expect(titles()).toEqual(['Remove CEO fraud', 'Remove QR code traps', 'Remove Invoice fraud'])
  await user.click(screen.getByRole('button', { name: 'Move QR code traps up' }))
  expect(store.deliveries.map(({ subjects }) => subjects)).toEqual([[103], [102], [101]])
  act(() => store.plan.undo())
  expect(store.values.subjects).toEqual([102, 103, 101])
  act(() => store.plan.undo())
  expect(store.values.subjects).toEqual([101, 102, 103])
  expect(store.deliveries.map(({ date }) => date)).toEqual(dates)
})

it('two deliveries that swap dates stay swapped in a regular plan', async () => {
  const values = { subjects: [101, 102, 103], subjectsPerInterval: 1 }
  const { store } = await renderStep(<ContentStep />, { server: makeServer(), values })
  const [first = '', second = ''] = store.deliveries.map(({ date }) => date)
  act(() => {
    store.plan.move(0, '2026-04-15T09:00:00.000Z')
    store.plan.move(0, first)
    store.plan.move(1, second)
  })
  expect(store.deliveries.map(({ date, subjects }) => [date, ...subjects]).slice(0, 2)).toEqual([
    [first, 102],
    [second, 101],
  ])
  expect(store.plan.isByHand).toBe(false)
  expect(store.values.subjects).toEqual([102, 101, 103])
})

it('sent subjects keep their place and no other subject can move before them', async () => {
  const sent = { id: 70, send: '2026-03-24T09:00:00.000Z', status: 1, subjects: [{ subject_id: 101 }] }
  const { store, user } = await renderStep(<ContentStep />, {
    server: makeServer(),
    values: { subjects: [101, 102, 103] },
    events: [{ ...sent, reminders: [] }],
  })
  const up = screen.getByRole('button', { name: 'Move CEO fraud up' })
  expect(up.getAttribute('aria-description')).toBe("Deliveries that have been sent can't be changed")
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('Sent'))
  expect(words).toEqual([true, false, false])
  await user.click(up)
  await user.click(screen.getByRole('button', { name: 'Move Invoice fraud down' }))
  expect(store.values.subjects).toEqual([101, 102, 103])
  // Simulates dragging.
  act(() => store.orderSubjects([103, 101, 102]))
  expect(store.values.subjects).toEqual([101, 103, 102])
})

it('undoing a removal or replacement leaves the template uncustomized', {
  tags: 'slow',
}, async () => {
  const view = await renderStep(<ContentStep />, { server: makeServer(), values: { subjects: [101, 102] } })
  const { store, user } = view
  await user.click(screen.getByRole('button', { name: 'Remove CEO fraud' }))
  expect(store.values).toMatchObject({ subjects: [101], templateCustomized: true })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(store.values).toMatchObject({ subjects: [101, 102], templateCustomized: false })
  await replaceSubject(view, 'CEO fraud', 'Passwords')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(store.values).toMatchObject({ subjects: [101, 102], templateCustomized: false })
})

it('the Add subjects dialog selects all subjects, and clearing keeps those already included', {
  tags: 'slow',
}, async () => {
  const view = await renderStep(<ContentStep />, { server: makeServer(), values: { subjects: [101, 102] } })
  const { user } = view
  await user.click(screen.getByRole('button', { name: 'Add subjects' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add subjects' }))
  await user.click(await dialog.findByRole('button', { name: 'Choose all 5' }))
  await user.click(dialog.getByRole('button', { name: 'Clear selection' }))
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  await user.click(dialog.getByRole('button', { name: 'Choose all 5' }))
  await user.click(dialog.getByRole('button', { name: 'Add 5 subjects' }))
  await waitFor(() => expect(view.store.values.subjects).toEqual([101, 102, 103, 104, 105, 106, 107]))
})

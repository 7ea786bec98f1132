import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { SortableList } from './SortableList.tsx'
import type { SortableListProps } from './types.ts'

type Subject = { id: string; title: string }

const subjects: Subject[] = ['Phishing', 'Passwords', 'Tailgating'].map((title) => ({ id: title, title }))

function Subjects(props: Partial<SortableListProps<Subject>>) {
  const [items, setItems] = useState(props.items ?? subjects)
  return (
    <SortableList
      label="Subjects"
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      render={({ title }) => title}
      {...props}
      items={items}
      onMove={setItems}
    />
  )
}

const listOrder = () => screen.getAllByRole('listitem').map((line) => line.textContent)
const findDragHandle = () => screen.findByRole('button', { name: 'Drag Phishing' })

/** happy-dom has no layout, so this stub gives each line a height of 50 px. */
const stubLineHeights = () =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = Number(this.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 1) - 1
    return DOMRect.fromRect({ x: 0, y: place * 50, width: 200, height: 50 })
  })

test('OrderList buttons move an item, announce its position and keep the focus', async () => {
  const { user } = renderWithProviders(<Subjects />)
  await findDragHandle()
  await user.click(screen.getByRole('button', { name: 'Move Phishing down' }))
  expect(listOrder()).toEqual(['Passwords', 'Phishing', 'Tailgating'])
  expect(listAnnouncements()).toContain('Phishing moved to position 2 of 3.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Phishing down' }))
  await user.keyboard('{Enter}')
  expect(listOrder()).toEqual(['Passwords', 'Tailgating', 'Phishing'])
})

test("an item at either end can't move further, and explains why", async () => {
  const { user } = renderWithProviders(<Subjects />)
  await findDragHandle()
  const up = screen.getByRole('button', { name: 'Move Phishing up' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  await user.click(up)
  expect(listOrder()[0]).toBe('Phishing')
  await user.hover(up)
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(
    'This item is already first.',
  )
})

test('an item can be picked up, moved and dropped by keyboard, with announcements', async () => {
  stubLineHeights()
  const { user } = renderWithProviders(<Subjects />)
  const handle = await findDragHandle()
  handle.focus()
  const said = () => listAnnouncements()
  await user.keyboard('[Space]')
  await waitFor(() => expect(said()).toContain('Phishing picked up from position 1 of 3.'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(said()).toContain('Phishing is at position 2 of 3.'))
  await user.keyboard('[Space]')
  await waitFor(() => expect(listOrder()).toEqual(['Passwords', 'Phishing', 'Tailgating']))
})

test('pressing Escape cancels a keyboard move', async () => {
  stubLineHeights()
  const { user } = renderWithProviders(<Subjects />)
  const handle = await findDragHandle()
  handle.focus()
  await user.keyboard('[Space]')
  await user.keyboard('{ArrowDown}{Escape}')
  await waitFor(() => expect(listAnnouncements()).toContain('Phishing stays at position 1 of 3.'))
  expect(listOrder()).toEqual(['Phishing', 'Passwords', 'Tailgating'])
})

test("a disabled OrderList doesn't move items and explains why", async () => {
  const { user } = renderWithProviders(<Subjects disabledReason="The training is active." />)
  const handle = await findDragHandle()
  expect(handle.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Move Phishing down' }))
  expect(listOrder()).toEqual(['Phishing', 'Passwords', 'Tailgating'])
  await user.hover(screen.getByRole('button', { name: 'Move Phishing down' }))
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('The training is active.')
})

test('OrderList draws only the visible ones of thousands of items, at their positions', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ id: String(at), title: `Subject ${String(at)}` }))
  const { user } = renderWithProviders(<Subjects items={many} seen={[2000, 2001]} />)
  await screen.findByRole('button', { name: 'Drag Subject 2000' })
  expect(listOrder()).toEqual(['Subject 2000', 'Subject 2001'])
  await user.click(screen.getByRole('button', { name: 'Move Subject 2000 down' }))
  expect(listOrder()).toEqual(['Subject 2001', 'Subject 2000'])
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-posinset')).toBe('2001')
})

test("a fixed item can't be moved, and no other item can pass it", async () => {
  const said = 'It was sent.'
  const { user } = renderWithProviders(
    <Subjects fixedReason={({ id }) => (id === 'Phishing' ? said : undefined)} />,
  )
  const handle = await findDragHandle()
  expect(handle.getAttribute('aria-disabled')).toBe('true')
  for (const name of ['Move Phishing down', 'Move Passwords up']) {
    const button = screen.getByRole('button', { name })
    expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-description')]).toEqual([
      'true',
      said,
    ])
    await user.click(button)
  }
  expect(listOrder()).toEqual(['Phishing', 'Passwords', 'Tailgating'])
  await user.click(screen.getByRole('button', { name: 'Move Passwords down' }))
  expect(listOrder()).toEqual(['Phishing', 'Tailgating', 'Passwords'])
})

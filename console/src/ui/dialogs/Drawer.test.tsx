import { screen, waitFor } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../../test/announcements.ts'
import { clickOutside } from '../../../test/pressOutside.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { Drawer } from './Drawer.tsx'
import { FullScreenModal } from './FullScreenModal.tsx'

const names = ['Ása', 'Jón', 'Zoë']

function PeopleDrawer(own: Partial<ComponentProps<typeof Drawer>>) {
  const [at, setAt] = useState<number | null>(null)
  const go = (to: number) => (names[to] === undefined ? undefined : () => setAt(to))
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        Open
      </button>
      <Drawer
        open={at !== null}
        title={names[at ?? 0] ?? ''}
        onClose={() => setAt(null)}
        neighbours={{ onPrevious: go((at ?? 0) - 1), onNext: go((at ?? 0) + 1) }}
        {...own}
      >
        {own.children ?? <p>Details of {names[at ?? 0]}</p>}
      </Drawer>
    </>
  )
}

async function openDrawer(own: Partial<ComponentProps<typeof Drawer>> = {}) {
  const view = renderWithProviders(<PeopleDrawer {...own} />)
  await view.user.click(screen.getByRole('button', { name: 'Open' }))
  return view
}

const isOpen = () => screen.queryByRole('dialog') !== null

test.each([
  ['Escape', '{Escape}'],
  ['the cross', 'Close'],
] as const)('the drawer is named by its row, closed by %s, and returns the focus', async (_, by) => {
  const { user } = await openDrawer()
  expect(screen.getByRole('dialog', { name: 'Ása' })).toBeTruthy()
  if (by === 'Close') await user.click(screen.getByRole('button', { name: by }))
  else await user.keyboard(by)
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test.each([
  ['its first field', <input key="name" aria-label="Name" />, 'Name'],
  ['its heading if it has no fields', undefined, 'Ása'],
])('the focus of the drawer starts at %s', async (_, children, name) => {
  await openDrawer(children ? { children } : {})
  const { activeElement } = document
  expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(name)
})

test("the drawer closes on a click outside, except a double click's second click", async () => {
  const onClose = vi.fn()
  await openDrawer({ onClose })
  clickOutside(2)
  expect(onClose).not.toHaveBeenCalled()
  clickOutside(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('the drawer keeps the focus inside', async () => {
  const { user } = await openDrawer()
  const dialog = screen.getByRole('dialog')
  for (let at = 0; at < 8; at++) {
    await user.tab()
    expect(
      dialog.contains(document.activeElement) ||
        dialog.parentElement === document.activeElement?.parentElement,
    ).toBe(true)
  }
})

test('the drawer steps through the rows, announces each one and stops at both ends', async () => {
  const { user } = await openDrawer()
  const [previous, next] = [
    screen.getByRole('button', { name: 'Previous row' }),
    screen.getByRole('button', { name: 'Next row' }),
  ]
  expect(previous.getAttribute('aria-disabled')).toBe('true')
  await user.click(previous)
  expect(screen.getByRole('dialog', { name: 'Ása' })).toBeTruthy()
  await user.click(next)
  expect([screen.getByRole('dialog', { name: 'Jón' }) !== null, document.activeElement]).toEqual([true, next])
  expect(listAnnouncements()).toEqual(['Jón'])
  await user.click(next)
  await user.click(next)
  expect(screen.getByText('Details of Zoë')).toBeTruthy()
  expect(next.getAttribute('aria-disabled')).toBe('true')
})

test('the drawer hides its content while loading, and offers a retry after an error', async () => {
  const onRetry = vi.fn()
  const { user, rerender } = await openDrawer({ loading: true })
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Details of Ása')).toBeNull()
  rerender(<PeopleDrawer error="No answer" onRetry={onRetry} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('the drawer shows its actions in the footer', async () => {
  const onRun = vi.fn()
  const { user } = await openDrawer({
    actions: [{ key: 'remind', label: 'Remind', onRun, disabledReason: 'Reminded an hour ago.' }],
    primary: { key: 'edit', label: 'Edit', onRun },
  })
  await user.click(screen.getByRole('button', { name: 'Remind' }))
  expect(onRun).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(onRun).toHaveBeenCalledOnce()
})

test("the drawer opens above the full-screen dialog it's in", async () => {
  const { user } = renderWithProviders(
    <FullScreenModal
      open
      title="Autumn"
      company="Nordlys ehf."
      onClose={vi.fn()}
      bodyLabel="Schedule"
      bar={{ label: 'Training', primary: { key: 'next', label: 'Continue' } }}
    >
      <PeopleDrawer />
    </FullScreenModal>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  // While the drawer is open, the dialog below is hidden from assistive technology.
  const layer = (name: string) =>
    screen.getByRole('dialog', { name, hidden: true }).closest('.MuiModal-root') as Element
  const [around, drawn] = [layer('Autumn'), layer('Ása')]
  const level = (one: Element) => Number(getComputedStyle(one).zIndex)
  expect(level(drawn)).toBeGreaterThanOrEqual(level(around))
  expect(around.compareDocumentPosition(drawn) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

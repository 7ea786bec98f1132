import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { setPhoneViewport } from '../../../test/narrowScreen.ts'
import { renderWithProviders } from '../../../test/render.tsx'
import { SideNav } from './SideNav.tsx'

const groups = [
  { label: 'You', places: [{ to: '/settings/profile/', label: 'My profile' }] },
  {
    label: 'Nordlys ehf.',
    places: [
      { to: '/settings/', label: 'Company settings' },
      { to: '/settings/email/', label: 'Email settings', unsaved: true },
      { to: '/settings/admins/', label: 'Admins', count: 4 },
    ],
  },
]

const CurrentPath = () => <output>{useLocation().pathname}</output>

function showNav(at: string, onIntent?: (to: string) => void) {
  return renderWithProviders(
    <>
      <SideNav label="Settings" groups={groups} onIntent={onIntent} />
      <CurrentPath />
    </>,
    at,
  )
}

const listCurrentLinks = () =>
  screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)

test('SideNav marks one current page, also on the pages below it', () => {
  showNav('/settings/email/reminders/')
  expect(listCurrentLinks()).toEqual(['Email settings Unsaved changes'])
})

test('SideNav shows its pages in labelled lists', () => {
  showNav('/settings/')
  const list = within(screen.getByRole('list', { name: 'Nordlys ehf.' }))
  expect(list.getAllByRole('link')).toHaveLength(3)
  expect(list.getByRole('link', { name: 'Admins 4' })).toBeTruthy()
})

test('SideNav pages can be focused and opened by keyboard', async () => {
  const { user } = showNav('/settings/')
  await user.tab()
  await user.tab()
  await user.tab()
  expect(document.activeElement?.textContent).toContain('Email settings')
  await user.keyboard('{Enter}')
  expect([screen.getByRole('status').textContent, ...listCurrentLinks()]).toEqual([
    '/settings/email/',
    'Email settings Unsaved changes',
  ])
})

test("SideNav reports a page that's hovered or focused before it's opened", async () => {
  const onIntent = vi.fn()
  const { user } = showNav('/settings/', onIntent)
  await user.hover(screen.getByRole('link', { name: /Admins/ }))
  await user.tab()
  expect(onIntent.mock.calls).toEqual([['/settings/admins/'], ['/settings/profile/']])
})

test('on a narrow screen, SideNav is a button that names the current page', async () => {
  setPhoneViewport()
  const { user } = showNav('/settings/admins/')
  const button = screen.getByRole('button', { name: 'Settings: Admins' })
  await user.click(button)
  const dialog = within(screen.getByRole('dialog', { name: 'Settings' }))
  await user.click(dialog.getByRole('link', { name: 'Company settings' }))
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('/settings/')
  const next = await screen.findByRole('button', { name: 'Settings: Company settings' })
  expect(next.getAttribute('aria-expanded')).toBe('false')
})

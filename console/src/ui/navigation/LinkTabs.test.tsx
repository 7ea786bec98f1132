import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { LinkTabs } from './LinkTabs.tsx'

const tabs = [
  { to: '/users/', label: 'All employees', count: 1240 },
  { to: '/users/lists/', label: 'Lists', count: null },
  { to: '/users/sources/', label: 'Sources', end: false, unsaved: true },
]

const getStrip = () => document.querySelector('[data-strip]') as HTMLElement

function stubWidths(element: HTMLElement, width: number, content: number) {
  Object.defineProperty(element, 'clientWidth', { value: width, configurable: true })
  Object.defineProperty(element, 'scrollWidth', { value: content, configurable: true })
  act(() => void element.dispatchEvent(new Event('scroll')))
}

const listArrows = () => [...document.querySelectorAll('nav button')]

test('the current tab matches the address', () => {
  renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />, '/users/lists')
  expect(screen.getByRole('link', { current: 'page', name: 'Lists' })).toBeTruthy()
})

test('a tab can also match the addresses below its own', () => {
  renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />, '/users/sources/azure/')
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Sources')
})

test.each([
  ['/catalog/', 'All'],
  ['/catalog/?category=money&page=2', 'Money'],
  ['/catalog/?category=nowhere', 'All'],
])('at %s the current tab is the one with the most matching parameters: %s', (at, name) => {
  const byQuery = [
    { to: '/catalog/', label: 'All' },
    { to: '/catalog/?category=money', label: 'Money' },
    { to: '/catalog/?category=mail', label: 'Mail' },
  ]
  renderWithProviders(<LinkTabs label="Category" tabs={byQuery} />, at)
  expect(screen.getByRole('link', { current: 'page' }).textContent?.trim()).toBe(name)
})

test('a tab shows its count, a skeleton while the count loads, and unsaved changes', () => {
  renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />)
  expect(screen.getByRole('link', { name: 'All employees 1,240' })).toBeTruthy()
  const waiting = screen.getByRole('link', { name: 'Lists' })
  expect(waiting.querySelector('.MuiSkeleton-root')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sources Unsaved changes' })).toBeTruthy()
})

test('a partly visible tab scrolls completely into view when it gets the focus', () => {
  renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />, '/users/')
  const tab = screen.getByRole('link', { name: 'Lists' })
  vi.spyOn(getStrip(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 44))
  vi.spyOn(tab, 'getBoundingClientRect').mockReturnValue(new DOMRect(280, 0, 120, 44))
  getStrip().scrollLeft = 0
  act(() => tab.focus())
  expect(getStrip().scrollLeft).toBe(400 - 300 + 52)
})

test('with reduced motion, arrows scroll the tabs without an animation', async () => {
  const { user } = renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />)
  stubWidths(getStrip(), 200, 500)
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
  const scrollBy = vi.spyOn(getStrip(), 'scrollBy')
  await user.click(listArrows()[0] as Element)
  expect(scrollBy).toHaveBeenCalledWith({ left: 160, behavior: 'auto' })
})

test('tabs can be focused and opened by keyboard', async () => {
  const { user } = renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />, '/users/')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('link', { current: 'page', name: 'Lists' })).toBe(document.activeElement)
})

test('tabs wider than the page scroll, and arrows show where there are more', async () => {
  const { user } = renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />)
  stubWidths(getStrip(), 200, 500)
  expect([getStrip().dataset.before, getStrip().dataset.after, listArrows().length]).toEqual([
    undefined,
    'true',
    1,
  ])
  const scrollBy = vi.spyOn(getStrip(), 'scrollBy')
  await user.click(listArrows()[0] as Element)
  expect(scrollBy).toHaveBeenCalledWith({ left: 160, behavior: 'smooth' })
  getStrip().scrollLeft = 300
  stubWidths(getStrip(), 200, 500)
  expect([getStrip().dataset.before, getStrip().dataset.after, listArrows().length]).toEqual([
    'true',
    undefined,
    1,
  ])
})

test('the scroll arrows are for the pointer only', () => {
  renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />)
  stubWidths(getStrip(), 200, 500)
  expect(screen.queryByRole('button')).toBeNull()
  expect(listArrows().map((arrow) => (arrow as HTMLElement).tabIndex)).toEqual([-1])
})

test('the current tab is scrolled into view', () => {
  const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function place(this: HTMLElement) {
    const left = this.matches('[aria-current]') ? 400 : 0
    return { left, right: left + 200 } as DOMRect
  })
  renderWithProviders(<LinkTabs label="Employees" tabs={tabs} />, '/users/sources/')
  expect(getStrip().scrollLeft).toBeGreaterThanOrEqual(400)
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listAnnouncements } from '../../test/announcements.ts'
import { renderWithProviders } from '../../test/render.tsx'
import { CountBadge } from './badges/CountBadge.tsx'
import { Tag, Tags } from './badges/Tag.tsx'
import { CopyButton } from './buttons/CopyButton.tsx'
import { CommandBlock } from './code/CommandBlock.tsx'
import { Delta } from './figures/Delta.tsx'
import { FixedWidthNumber } from './figures/FixedWidthNumber.tsx'
import { ProgressBar } from './figures/ProgressBar.tsx'
import { StatCard } from './figures/StatCard.tsx'
import { Panel } from './panels/Panel.tsx'
import { PeoplePicture } from './pictures/PeoplePicture.tsx'
import { EmptyState } from './states/EmptyState.tsx'
import { NoResults } from './table/NoResults.tsx'
import { Truncate } from './text/Truncate.tsx'

test('StatCard shows a skeleton while its number loads', () => {
  const { container } = renderWithProviders(<StatCard label="Employees" value={undefined} />)
  expect(container.querySelector('[aria-busy="true"]')).toBeTruthy()
})

test('ProgressBar has a name, and a value unless the total is unknown', () => {
  const { rerender } = renderWithProviders(<ProgressBar label="Saving" percent={33.4} />)
  expect(screen.getByRole('progressbar', { name: 'Saving' }).getAttribute('aria-valuenow')).toBe('33')
  rerender(<ProgressBar label="Saving" />)
  expect(screen.getByRole('progressbar', { name: 'Saving' }).getAttribute('aria-valuenow')).toBeNull()
})

test('ProgressBar shows and announces the number done and the total', () => {
  renderWithProviders(<ProgressBar label="Saving" done={{ value: 1500, total: 12000 }} />)
  const bar = screen.getByRole('progressbar', { name: 'Saving' })
  expect(screen.getByText('1,500 of 12,000')).toBeTruthy()
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
    '13',
    '13%, 1,500 of 12,000',
  ])
})

test.each([
  [5, 'more', '+5 points, better since March', 'ArrowUpwardIcon'],
  [-3, 'more', '−3 points, worse since March', 'ArrowDownwardIcon'],
  [-1200, 'less', '−1,200 points, better since March', 'ArrowDownwardIcon'],
  [0, 'more', 'No change since March', undefined],
  [7, 'neither', '+7 points since March', 'ArrowUpwardIcon'],
] as const)('a change of %d where %s is good has sign, wording and icon', (change, good, words, shape) => {
  const { container } = renderWithProviders(
    <Delta change={change} unit="points" since="since March" good={good} />,
  )
  expect([container.textContent, container.querySelector('svg')?.dataset.testid]).toEqual([words, shape])
})

test('FixedWidthNumber reserves space for its widest value, hidden from screen readers', () => {
  renderWithProviders(<FixedWidthNumber value="9" widestText="1,240" />)
  const place = screen.getByText('1,240')
  expect([place.getAttribute('aria-hidden'), place.style.visibility]).toEqual(['true', 'hidden'])
  expect(screen.getByText('9').parentElement).toBe(place.parentElement)
})

test('EmptyState hides its picture from screen readers and offers an action', () => {
  const { container } = renderWithProviders(
    <EmptyState
      picture={<PeoplePicture />}
      title="No employees yet"
      primary={{ key: 'add', label: 'Add' }}
    />,
  )
  expect([container.querySelector('svg')?.getAttribute('aria-hidden'), container.textContent]).toEqual([
    'true',
    'No employees yetAdd',
  ])
})

test('CopyButton confirms copying, or shows the text when the browser refuses to copy', async () => {
  const { user } = renderWithProviders(<CopyButton text="heed whoami" />)
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  const byHand = within(await screen.findByRole('dialog', { name: 'Copy manually' }))
  expect(byHand.getByText(/^Your browser doesn't allow copying\./)).toBeTruthy()
  expect(listAnnouncements('assertive')).toHaveLength(1)
  const field = byHand.getByRole<HTMLTextAreaElement>('textbox')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['heed whoami', 0, 11])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText('Copied')).toBeNull()
  write.mockResolvedValueOnce()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied')).toBeTruthy()
  expect(write).toHaveBeenCalledWith('heed whoami')
})

test('Truncate cuts a long name and keeps the full text for screen readers', () => {
  renderWithProviders(<Truncate text="Quarterly phishing awareness" maxLength={9} />)
  const seen = screen.getByText('Quarterly…')
  expect(seen.getAttribute('aria-hidden')).toBe('true')
  expect(seen.nextElementSibling?.textContent).toBe('Quarterly phishing awareness')
})

test("Tags counts the hidden tags, and a Tag's remove button is named after it", async () => {
  const onRemove = vi.fn()
  const { user } = renderWithProviders(
    <>
      <Tags labels={['Finance', 'Board', 'Support']} most={1} more={(hidden) => `+${String(hidden)} more`} />
      <Tag label="Sales" onRemove={onRemove} />
    </>,
  )
  expect([screen.queryByText('Board'), screen.getByText('+2 more').textContent]).toEqual([null, '+2 more'])
  await user.click(screen.getByRole('button', { name: 'Remove Sales' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('CountBadge groups or caps large counts', () => {
  renderWithProviders(
    <>
      <CountBadge count={12400} />
      <CountBadge count={128} most={99} />
    </>,
  )
  expect([screen.queryByText('12,400') !== null, screen.queryByText('99+') !== null]).toEqual([true, true])
})

test("CommandBlock stays collapsed until it's opened", async () => {
  const { user, container } = renderWithProviders(<CommandBlock command="heed whoami" />)
  expect(container.querySelector('details')?.open).toBe(false)
  await user.click(screen.getByText('Command line'))
  expect(container.querySelector('details')?.open).toBe(true)
  expect(screen.getByText('heed whoami')).toBeTruthy()
})

test('NoResults names the search and offers to clear it', async () => {
  const onClear = vi.fn()
  const { user } = renderWithProviders(<NoResults search="zzz" onClear={onClear} />)
  expect(screen.getByText('Nothing matches “zzz”.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(onClear).toHaveBeenCalledOnce()
})

test('Panel is named by its title, without the count', () => {
  renderWithProviders(
    <Panel title="Employee lists" count={1240}>
      Lists
    </Panel>,
  )
  expect(screen.getByRole('region', { name: 'Employee lists' }).textContent).toContain('1,240')
})

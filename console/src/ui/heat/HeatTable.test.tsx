import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { ScoreRangesContext } from '../figures/ScoreRangesContext.ts'
import { HeatTable } from './HeatTable.tsx'

const columns = [
  { key: 'phishing', label: 'Phishing' },
  { key: 'passwords', label: 'Passwords' },
]
const rows = [
  {
    key: '1',
    label: 'Vöruhús og dreifing',
    cutAt: 7,
    to: '/users/list/1/',
    hint: '69 of 88 completed',
    overall: 47.2,
    scores: { phishing: 46, passwords: 24 },
  },
  { key: '2', label: 'Nýliðar', overall: null, scores: { phishing: null } },
]

function renderHeatTable(changes: Partial<ComponentProps<typeof HeatTable>> = {}) {
  return (
    <HeatTable
      label="Scores by employee list"
      rowHead="Employee list"
      overall="Overall"
      columns={columns}
      rows={rows}
      empty={<p>No employee list scores yet</p>}
      {...changes}
    />
  )
}

describe('HeatTable', () => {
  test('shows each score as a number and a word, under its column heading', () => {
    renderWithProviders(renderHeatTable())
    const text = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
    expect(text).toEqual([
      ['Employee list', 'Overall', 'Phishing', 'Passwords'],
      ['Vöruhús…Vöruhús og dreifing69 of 88 completed', '47%Risky', '46%Risky', '24%Very risky'],
      ['Nýliðar', 'No score yet', 'No score yet', 'No score yet'],
    ])
    expect(screen.getByRole('link', { name: 'Vöruhús og dreifing' }).getAttribute('href')).toBe(
      '/users/list/1/',
    )
  })

  test("tints cells by score, with the company's own colours first", () => {
    const { rerender } = renderWithProviders(renderHeatTable())
    const colors = () =>
      [...document.querySelectorAll<HTMLElement>('[data-heat]')].map((cell) =>
        cell.style.getPropertyValue('--heed-heat'),
      )
    expect(colors().slice(1, 3)).toEqual([
      'var(--heed-palette-score-risky)',
      'var(--heed-palette-score-veryRisky)',
    ])
    rerender(
      <ScoreRangesContext value={[{ from: 40, to: 50, color: '#123456' }]}>
        {renderHeatTable()}
      </ScoreRangesContext>,
    )
    expect(colors().slice(1, 3)).toEqual(['#123456', 'var(--heed-palette-score-veryRisky)'])
  })

  test('marks the colour of the overall score only, because a tint shows the others', () => {
    renderWithProviders(renderHeatTable())
    const marks = [...document.querySelectorAll('[data-heat]')].map(
      (cell) => cell.querySelector('[data-score=mark]') !== null,
    )
    expect(marks).toEqual([true, false, false, true, false, false])
  })

  test("is a plain table without tab stops when its cells don't open anything", () => {
    renderWithProviders(renderHeatTable())
    expect([screen.queryByRole('grid'), screen.getByRole('table') !== null]).toEqual([null, true])
    expect(document.querySelectorAll('[tabindex]')).toHaveLength(0)
  })

  test('links scores to their employees, with one tab stop and arrow keys between cells', async () => {
    const cellHref = vi.fn((row: { key: string }, column?: { key: string }) =>
      column ? `/people/${row.key}/${column.key}/` : undefined,
    )
    const { user } = renderWithProviders(renderHeatTable({ cellHref }))
    const name = 'Vöruhús og dreifing, Passwords: 24% Very risky'
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/people/1/passwords/')
    expect(screen.queryByRole('link', { name: /^Nýliðar/ }), 'there is nobody behind no score').toBeNull()
    await user.tab()
    await user.tab()
    const focused = () => document.activeElement?.textContent
    expect(focused()).toBe('47%Risky')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('link', { name }))
    await user.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}')
    expect(focused()).toBe('47%Risky')
    await user.tab()
    expect(document.activeElement).toBe(document.body)
    await user.tab({ shift: true })
    expect(focused(), 'one comes back to where one was').toBe('47%Risky')
  })

  test('shows cells as buttons when they open something, except cells without a score', async () => {
    const onCell = vi.fn()
    const { user } = renderWithProviders(renderHeatTable({ onCell }))
    await user.click(screen.getByRole('button', { name: 'Vöruhús og dreifing, Overall: 47% Risky' }))
    expect(onCell.mock.calls).toEqual([[rows[0], undefined]])
    expect(screen.getAllByRole('button')).toHaveLength(3)
  })

  test('shows a loading state, an empty message, or an error with a retry', async () => {
    const onRetry = vi.fn()
    const { rerender, user } = renderWithProviders(renderHeatTable({ rows: [], loading: true }))
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
    rerender(renderHeatTable({ rows: [] }))
    expect(screen.getByText('No employee list scores yet')).toBeTruthy()
    rerender(renderHeatTable({ error: 'No answer', onRetry }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

test("shows each row's overall and weakest score when it's narrow, and expands the rest", async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
  const onCell = vi.fn()
  const { user } = renderWithProviders(renderHeatTable({ onCell }))
  const [first, second] = within(screen.getByRole('list', { name: 'Scores by employee list' })).getAllByRole(
    'listitem',
  )
  expect(first?.textContent).toBe(
    'Vöruhús og dreifing69 of 88 completed47%RiskyWeakest: Passwords24%Very risky',
  )
  expect(second?.textContent).toBe('NýliðarNo score yet')
  const fold = screen.getByRole('button', { name: 'Scores for Vöruhús og dreifing' })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  await user.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '46%Risky',
    '24%Very risky',
  ])
  await user.click(screen.getByRole('button', { name: /^Vöruhús og dreifing, Phishing/ }))
  expect(onCell).toHaveBeenCalledWith(rows[0], columns[0])
})

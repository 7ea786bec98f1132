import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { BarChart } from './BarChart.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { LineChart } from './LineChart.tsx'

// happy-dom has no layout.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900))

const bars = [
  { key: 'risky', label: 'Risky', hint: '25–49', value: 20.6, text: '20.6%', note: '42 people' },
  { key: 'fair', label: 'Fair', hint: '50–74', value: 79.4, text: '79.4%', note: '162 people' },
]

function renderBarChart(changes: Partial<ComponentProps<typeof BarChart>> = {}) {
  return (
    <BarChart
      label="Score distribution"
      bars={bars}
      heads={{ label: 'Score', value: 'Share', note: 'People' }}
      format={(value) => `${String(value)}%`}
      empty={<p>No score distribution yet</p>}
      {...changes}
    />
  )
}

const listCells = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))

describe('BarChart', () => {
  test('announces each value with its name and shows it beside its bar', async () => {
    renderWithProviders(renderBarChart())
    const picture = await screen.findByRole('img')
    expect(picture.getAttribute('aria-label')).toBe(
      'Score distribution: Risky 20.6%, 42 people; Fair 79.4%, 162 people',
    )
    expect(within(picture).getByText('79.4%').getAttribute('data-value')).toBe('true')
    expect(screen.getByText('50–74')).toBeTruthy()
  })

  test("shows horizontal bars in order, beside their names, when it's narrow", async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(110)
    renderWithProviders(renderBarChart())
    const picture = await screen.findByRole('img')
    const places = bars.map(({ text }) =>
      Number(within(picture).getByText(text).closest('text')?.getAttribute('y')),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  test("opens a value's details from its bar and from the table", async () => {
    const onOpen = vi.fn()
    const { user } = renderWithProviders(
      renderBarChart({ bars: bars.map((bar) => ({ ...bar, ...(bar.key === 'risky' && { onOpen }) })) }),
    )
    await user.click(await screen.findByRole('button', { name: 'Risky 20.6%, 42 people' }))
    expect(screen.queryByRole('button', { name: /Fair/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /Show as table/ }))
    await user.click(screen.getByRole('button', { name: 'Risky, 25–49' }))
    expect(onOpen).toHaveBeenCalledTimes(2)
  })

  test('offers the same figures as a table and keeps the toggle button focused', async () => {
    const { user } = renderWithProviders(renderBarChart())
    await user.tab()
    await user.keyboard('{Enter}')
    expect(listCells()).toEqual([
      ['Score', 'Share', 'People'],
      ['Risky, 25–49', '20.6%', '42 people'],
      ['Fair, 50–74', '79.4%', '162 people'],
    ])
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Show as chart: Score distribution' }),
    )
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('keeps its height while loading, when empty and after an error', async () => {
    const onRetry = vi.fn()
    const { container, rerender, user } = renderWithProviders(
      renderBarChart({ height: 200, bars: [], loading: true }),
    )
    const height = () => container.querySelector<HTMLElement>(':scope > div > div')?.style.height
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
    expect([height(), screen.queryByText('No score distribution yet')]).toEqual(['200px', null])
    rerender(renderBarChart({ height: 200, bars: [] }))
    expect([height(), screen.getByText('No score distribution yet') !== null]).toEqual(['200px', true])
    rerender(renderBarChart({ height: 200, error: 'No answer', onRetry }))
    expect([height(), screen.getByRole('note').textContent]).toEqual([
      '200px',
      expect.stringMatching(/^No answer.+Try again$/),
    ])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('stays visible while its figures reload', async () => {
    const { rerender } = renderWithProviders(renderBarChart())
    await screen.findByRole('img')
    rerender(renderBarChart({ loading: true }))
    expect(screen.getByRole('img')).toBeTruthy()
  })

  test("shows horizontal bars without hints when its labels don't fit side by side", async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
    renderWithProviders(renderBarChart())
    const picture = await screen.findByRole('img')
    expect(within(picture).getByText('20.6%').tagName).toBe('tspan')
    expect(within(picture).queryByText('25–49')).toBeNull()
  })
})

describe('LineChart', () => {
  const chart = (done = 90, end = 40, changes: Partial<ComponentProps<typeof LineChart>> = {}) => (
    <LineChart
      label="Progress"
      xValues={[10, 20, 30, end]}
      formatX={(at) => `day ${String(at)}`}
      xTitle="Date"
      lines={[
        { key: 'sent', label: 'delivered', values: [100, 100, 200, null], stepped: true },
        { key: 'done', label: 'completed', values: [0, 60, done, null] },
        { key: 'plan', label: 'planned', values: [null, null, 200, 300], dashed: true },
      ]}
      gap={{ from: 'sent', to: 'done', text: '110 still open' }}
      format={String}
      empty={<p>Nothing yet</p>}
      {...changes}
    />
  )

  test('names each line with its last value, and shows the gap between two lines', async () => {
    renderWithProviders(chart())
    const picture = await screen.findByRole('img')
    expect(picture.getAttribute('aria-label')).toBe(
      'Progress: delivered 200; completed 90; planned 300; 110 still open',
    )
    for (const text of ['200 delivered', '90 completed', '300 planned', '110 still open']) {
      expect(within(picture).getByText(text)).toBeTruthy()
    }
  })

  test('labels even days on its axis, and marks today above all lines', async () => {
    renderWithProviders(chart(90, 40, { tickUnit: 4, marker: { x: 30, text: 'Today' } }))
    const picture = await screen.findByRole('img')
    const ticks = [...picture.querySelectorAll('[data-tick]')]
    const places = ticks.map((tick) => Number(/\((\S+)/.exec(tick.getAttribute('transform') ?? '')?.[1]))
    const steps = places.slice(1).map((place, index) => Math.round(place - (places[index] ?? 0)))
    expect(ticks.length).toBeGreaterThan(3)
    expect(new Set(steps).size).toBe(1)
    const readY = (text: string) => Number(within(picture).getByText(text).getAttribute('y'))
    for (const text of ['200 delivered', '90 completed', '300 planned', '110 still open']) {
      expect(readY(text) - readY('Today')).toBeGreaterThanOrEqual(17)
    }
  })

  test('uses its whole width, and starts no text on the other side of the marker', async () => {
    renderWithProviders(chart(90, 31, { tickUnit: 4, marker: { x: 30, text: 'Today' } }))
    const picture = await screen.findByRole('img')
    const marker = Number(picture.querySelector('[data-marker]')?.getAttribute('x1'))
    const end = Math.max(
      ...[...picture.querySelectorAll('circle')].map((dot) => Number(dot.getAttribute('cx'))),
    )
    expect(end).toBe(900 - 6)
    const planned = within(picture).getByText('300 planned')
    expect([planned.getAttribute('text-anchor'), Number(planned.getAttribute('x')) < marker]).toEqual([
      'end',
      true,
    ])
  })

  test('draws its axis labels above its lines', async () => {
    renderWithProviders(chart())
    const picture = await screen.findByRole('img')
    const lines = [...picture.querySelectorAll('path')]
    const top = within(picture).getByText('300')
    expect(lines).not.toEqual([])
    for (const line of lines) {
      expect(line.compareDocumentPosition(top)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  test("puts the gap's label above both lines when there's no space between them", async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340)
    renderWithProviders(chart(180, 31))
    const picture = await screen.findByRole('img')
    const readTextY = (text: string) => Number(within(picture).getByText(text).getAttribute('y'))
    const readDotY = (at: number) => Number(picture.querySelectorAll('circle')[at]?.getAttribute('cy'))
    expect(readTextY('200 delivered') - readTextY('110 still open')).toBeGreaterThanOrEqual(17)
    // Neither text covers a line, because each text ends above its point.
    expect(readTextY('200 delivered')).toBeLessThan(readDotY(0))
    expect(readTextY('180 completed')).toBeLessThan(readDotY(1))
  })

  test('tells points on one day apart by their times, in the table and when read point by point', async () => {
    const formatX = (at: number) => `day ${String(Math.floor(at / 15))}`
    const formatExactX = (at: number) => `${formatX(at)}, ${String(at)}:00`
    const { user } = renderWithProviders(chart(90, 40, { formatX, formatExactX }))
    const slider = await screen.findByRole('slider', { name: 'Progress, value by value' })
    expect(slider.getAttribute('aria-valuetext')).toBe('day 2, 40:00: 300 planned')
    await user.click(screen.getByRole('button', { name: /Show as table/ }))
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(names).toEqual(['day 0', 'day 1', 'day 2, 30:00', 'day 2, 40:00'])
  })

  test('reads its values point by point with the arrow keys', async () => {
    const { user } = renderWithProviders(chart())
    const slider = await screen.findByRole('slider', { name: 'Progress, value by value' })
    const heard = () => slider.getAttribute('aria-valuetext')
    expect(heard()).toBe('day 40: 300 planned')
    await user.tab()
    expect(document.activeElement).toBe(slider)
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(heard()).toBe('day 20: 100 delivered, 60 completed')
    expect(screen.getByText('day 20: 100 delivered, 60 completed')).toBeTruthy()
    await user.keyboard('{Home}{ArrowLeft}')
    expect(heard()).toBe('day 10: 100 delivered, 0 completed')
    await user.keyboard('{End}{ArrowRight}')
    expect(heard()).toBe('day 40: 300 planned')
    await user.keyboard('{Escape}')
    expect(screen.queryByText('day 40: 300 planned')).toBeNull()
  })

  test('shows missing values as dashes in its table', async () => {
    const { user } = renderWithProviders(chart())
    await user.click(screen.getByRole('button', { name: /^Show as table/ }))
    expect(listCells()).toEqual([
      ['Date', 'delivered', 'completed', 'planned'],
      ['day 10', '100', '0', '–'],
      ['day 20', '100', '60', '–'],
      ['day 30', '200', '90', '200'],
      ['day 40', '–', '–', '300'],
    ])
  })
})

describe('the chart renderer', () => {
  const frame = (faces: Partial<ComponentProps<typeof ChartFrame>>) => (
    <ChartFrame
      label="Score distribution"
      tableData={{ headers: [], rows: [] }}
      empty={<p>No score distribution yet</p>}
      fetch={async () => undefined}
      draw={() => null}
      {...faces}
    />
  )

  test('is fetched while the figures are still loading', async () => {
    const fetch = vi.fn().mockRejectedValue(new Error('away'))
    renderWithProviders(frame({ fetch, loading: true }))
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  })

  test("isn't fetched when there's nothing to draw", async () => {
    const fetch = vi.fn().mockResolvedValue(undefined)
    renderWithProviders(frame({ fetch }))
    await new Promise((later) => setTimeout(later))
    expect(fetch).not.toHaveBeenCalled()
  })
})

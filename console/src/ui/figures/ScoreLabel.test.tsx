import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { ScoreLabel } from './ScoreLabel.tsx'
import { ScoreRangesContext } from './ScoreRangesContext.ts'

const listParts = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-score=label] > [data-score]')].map((part) => [
    part.dataset.score,
    part.textContent,
  ])

describe('ScoreLabel', () => {
  test.each(['body', 'display', 'stacked', 'inherit'] as const)(
    'shows mark, whole number and word in this order (%s)',
    (look) => {
      const { container } = renderWithProviders(<ScoreLabel score={74.4} look={look} />)
      expect(listParts(container)).toEqual([
        ['mark', ''],
        ['number', '74%'],
        ['word', 'Fair'],
      ])
    },
  )

  test('shows the mark and a word when there is no score yet', () => {
    const { container } = renderWithProviders(<ScoreLabel score={null} hasGauge />)
    expect(listParts(container)).toEqual([
      ['mark', ''],
      ['word', 'No score yet'],
    ])
  })

  test("colours the mark with the company's ranges", () => {
    const { container } = renderWithProviders(
      <ScoreRangesContext value={[{ from: 40, to: 60, color: '#123456' }]}>
        <ScoreLabel score={50} />
        <ScoreLabel score={61} />
      </ScoreRangesContext>,
    )
    const labels = [...container.querySelectorAll<HTMLElement>('[data-score=label]')]
    expect(labels.map(({ style }) => style.getPropertyValue('--heed-score'))).toEqual([
      '#123456',
      'var(--heed-palette-score-fair)',
    ])
  })

  test('draws a gauge below a score, without announcing it', () => {
    renderWithProviders(<ScoreLabel score={61} hasGauge />)
    const gauge = screen.getByText('Fair').nextElementSibling
    expect(gauge?.getAttribute('aria-hidden')).toBe('true')
    expect(gauge?.querySelector('span')?.style.width).toBe('61%')
  })
})

/** @module-tag property */
import { computeContrast, MIN_CONTRAST_AA, mixColors } from '@heed/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPalette } from './palette.ts'
import { darkTokens, lightTokens } from './tokens.ts'

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('the %s palette', (_, tokens) => {
  test('keeps any brand colour readable as text, under text and on its own tint', () => {
    fc.assert(
      fc.property(color, (primary) => {
        const palette = createPalette(tokens, { primary })
        const { main, contrastText } = palette.primary
        const surfaces = [tokens.paper, tokens.canvas, tokens.subtle, tokens.raised].map((surface) =>
          computeContrast(main, surface),
        )
        const rest = [
          computeContrast(contrastText, main),
          computeContrast(palette.onSoft.primary, palette.soft.primary),
        ]
        return Math.min(...surfaces, ...rest) >= MIN_CONTRAST_AA
      }),
    )
  })

  test('has enough contrast in its own text colours', () => {
    const palette = createPalette(tokens, {})
    const surfaces = [tokens.paper, tokens.canvas, tokens.subtle, tokens.raised]
    const { textSecondary, textMuted } = tokens
    const fronts = [tokens.text, textSecondary, textMuted, palette.error.main, palette.success.main]
    const lowest = Math.min(
      ...fronts.flatMap((front) => surfaces.map((back) => computeContrast(front, back))),
    )
    expect(lowest).toBeGreaterThanOrEqual(MIN_CONTRAST_AA)
  })

  test('keeps muted text readable on selected rows and in fields', () => {
    const chosen = createPalette(tokens, {}).soft.primary
    const fields = [tokens.paper, tokens.raised].map((back) =>
      mixColors(back, tokens.borderStrong, tokens.fieldShare),
    )
    const lowest = Math.min(...[chosen, ...fields].map((back) => computeContrast(tokens.textMuted, back)))
    expect(lowest).toBeGreaterThanOrEqual(MIN_CONTRAST_AA)
  })

  test('has distinguishable shades for canvas, paper and fields', () => {
    const steps = [
      tokens.canvas,
      tokens.paper,
      mixColors(tokens.raised, tokens.borderStrong, tokens.fieldShare),
    ]
    const nearest = Math.min(...steps.slice(1).map((step, at) => computeContrast(step, steps[at] ?? step)))
    expect(nearest).toBeGreaterThan(1.07)
  })

  test('shows scores and field borders with a contrast of at least 3 : 1', () => {
    const shapes = [...Object.values(tokens.score), tokens.borderStrong]
    expect(Math.min(...shapes.map((shape) => computeContrast(shape, tokens.paper)))).toBeGreaterThanOrEqual(3)
  })

  test('falls back to the product colour for an invalid brand colour', () => {
    expect(createPalette(tokens, { primary: 'nonsense' }).primary).toEqual(createPalette(tokens, {}).primary)
  })
})

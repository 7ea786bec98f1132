import { computeContrast, MIN_CONTRAST_AA } from '@heed/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../../../test/render.tsx'
import { Avatar } from './Avatar.tsx'
import { findColorIndex, nameColorPairs } from './nameColors.ts'

test("an avatar is announced as the person's name, unless that name is already visible", () => {
  const { rerender } = renderWithProviders(<Avatar name="Guðrún Helgadóttir" />)
  expect(screen.getByRole('img', { name: 'Guðrún Helgadóttir' }).dataset.initials).toBe('GH')
  rerender(<Avatar name="Guðrún Helgadóttir" named />)
  const mark = document.querySelector('[data-initials]')
  expect([screen.queryByRole('img'), mark?.getAttribute('aria-hidden')]).toEqual([null, 'true'])
})

test("an avatar shows a picture, and the initials if the picture doesn't load", () => {
  const { container } = renderWithProviders(<Avatar name="Ása" image="/asa.png" />)
  const mark = screen.getByRole('img', { name: 'Ása' })
  const picture = container.querySelector('img')
  expect([picture?.getAttribute('src'), mark.dataset.initials]).toEqual(['/asa.png', undefined])
  fireEvent.error(picture as Element)
  expect([container.querySelector('img'), mark.dataset.initials]).toEqual([null, 'Ás'])
})

test('an avatar shows an icon when the name has no letters', () => {
  renderWithProviders(<Avatar name="–" />)
  expect(screen.getByRole('img', { name: '–' }).querySelector('svg')).toBeTruthy()
})

test.each(['light', 'dark'] as const)('every avatar colour has enough contrast in %s', (scheme) => {
  expect(nameColorPairs.length).toBeGreaterThan(5)
  for (const face of nameColorPairs) {
    expect(computeContrast(face[scheme].foreground, face[scheme].background)).toBeGreaterThanOrEqual(
      MIN_CONTRAST_AA,
    )
  }
})

test('avatar colours are stable for a name and spread over all names', () => {
  expect(findColorIndex('Ása')).toBe(findColorIndex('A\u0301SA'))
  const used = new Set(Array.from({ length: 200 }, (_, at) => findColorIndex(`Person ${String(at)}`)))
  expect(used.size).toBe(nameColorPairs.length)
})

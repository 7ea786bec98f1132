import { AA, contrast } from '@heed/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { Avatar } from './Avatar.tsx'
import { findFaceIndex, nameFaces } from './nameColors.ts'

test('it is read as the name it stands for, once', () => {
  const { rerender } = show(<Avatar name="Guðrún Helgadóttir" />)
  expect(screen.getByRole('img', { name: 'Guðrún Helgadóttir' }).dataset.initials).toBe('GH')
  rerender(<Avatar name="Guðrún Helgadóttir" named />)
  const mark = document.querySelector('[data-initials]')
  expect([screen.queryByRole('img'), mark?.getAttribute('aria-hidden')]).toEqual([null, 'true'])
})

test('a picture stands for the initials, which come back when it does not load', () => {
  const { container } = show(<Avatar name="Ása" image="/asa.png" />)
  const mark = screen.getByRole('img', { name: 'Ása' })
  const picture = container.querySelector('img')
  expect([picture?.getAttribute('src'), mark.dataset.initials]).toEqual(['/asa.png', undefined])
  fireEvent.error(picture as Element)
  expect([container.querySelector('img'), mark.dataset.initials]).toEqual([null, 'Ás'])
})

test('a name without a letter has a figure', () => {
  show(<Avatar name="–" />)
  expect(screen.getByRole('img', { name: '–' }).querySelector('svg')).toBeTruthy()
})

test.each(['light', 'dark'] as const)('every colour of a name reads in %s', (scheme) => {
  expect(nameFaces.length).toBeGreaterThan(5)
  for (const face of nameFaces) {
    expect(contrast(face[scheme].ink, face[scheme].back)).toBeGreaterThanOrEqual(AA)
  }
})

test('the colour of a name is always the same, and names share them out', () => {
  expect(findFaceIndex('Ása')).toBe(findFaceIndex('A\u0301SA'))
  const used = new Set(Array.from({ length: 200 }, (_, at) => findFaceIndex(`Person ${String(at)}`)))
  expect(used.size).toBe(nameFaces.length)
})

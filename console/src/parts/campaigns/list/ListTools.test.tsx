import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../test/render.tsx'
import { ListTools } from './ListTools.tsx'

test('what narrows keeps the room that it needs, so that nothing lies over it on a page of half the width', () => {
  show(
    <ListTools search={<input />} filters={<button type="button">Filters</button>}>
      <button type="button">Export</button>
    </ListTools>,
  )
  const box = screen.getByRole('button', { name: 'Filters' }).parentElement ?? document.body
  expect(getComputedStyle(box).minWidth).toBe('min-content')
})

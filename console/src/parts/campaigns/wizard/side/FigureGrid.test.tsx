import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../../../../../test/render.tsx'
import { Cell, Grid, Large } from './FigureGrid.ts'

it('gives a figure a row of its own before a digit of it is cut', () => {
  show(
    <Grid>
      <Cell>
        <Large>2,000,000</Large>
      </Cell>
    </Grid>,
  )
  const figure = screen.getByText('2,000,000')
  const cell = figure.parentElement
  expect(getComputedStyle(figure).whiteSpace).toBe('nowrap')
  expect(getComputedStyle(cell ?? document.body).minWidth).toBe('min-content')
  expect(getComputedStyle(cell?.parentElement ?? document.body).flexWrap).toBe('wrap')
})

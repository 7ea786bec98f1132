import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFile } from '../../parts/people/testing/importFiles.ts'
import { openImport } from './testing/openImport.tsx'

const file = 'new@example.is;Nýr;Night shift\nnot an address;Nobody\nnameless@example.is'

it('has the same height in all steps', async () => {
  const { dialog, user } = await openImport('@')
  const readHeight = () => getComputedStyle(screen.getByRole('dialog')).height
  const height = readHeight()
  expect(height).toMatch(/^\d+(\.\d+)?(px|rem)$/)
  await user.upload(dialog.getByLabelText('Employee file', { selector: 'input' }), aFile(file))
  await dialog.findByText('3 lines, 2 employees')
  expect(readHeight()).toBe(height)
  await user.click(dialog.getByRole('button', { name: /^Confirm import of / }))
  await dialog.findByText('2 employees saved.')
  expect(readHeight()).toBe(height)
})

it('shows names and addresses in columns of their own', async () => {
  const { dialog } = await openImport(file)
  const list = within(await dialog.findByRole('list', { name: 'New' }))
  await list.findByText('Nýr')
  const cells = list
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('span > span')].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['Nýr', 'new@example.is', 'Night shift'],
    ['No name', 'nameless@example.is'],
  ])
})

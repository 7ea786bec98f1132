import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { savedFiles } from '../../../../test/savedFiles.ts'
import { aTrainingServer, of5, renderTraining } from './testing/renderTraining.tsx'

it('says whose mail came back, and where no list is known', async () => {
  const server = aTrainingServer().on(`GET ${of5}/users/bounced`, {
    users: [{ name: 'Asa', email: 'asa@example.is', listName: null }],
    count: 1,
  })
  const { user } = await renderTraining({ server })
  await user.click(await screen.findByRole('button', { name: '3 bounced emails' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bounced emails' }))
  expect(await dialog.findByText('List unavailable')).toBeTruthy()
  const heads = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(0, 3)).toEqual(['Name', 'List', 'Email'])
  const saved = savedFiles()
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^Norðurljós.*Safe every day.*Bounced emails.*\.csv$/)
  expect(await saved[0]?.text()).toBe('\uFEFFName,List,Email\r\nAsa,,asa@example.is\r\n')
})

import { campaignStatus } from '@heed/contracts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aServer, counts, dailyTraining, listCall, openList } from './testing/trainings.ts'

const { draft } = campaignStatus

describe('trainings list updates', () => {
  test('a stopped training immediately appears as a draft in the list', { tags: 'slow' }, async () => {
    const server = aServer().on('PUT /companies/11/trainings/2/pauseAutomation', () => {
      server.on(listCall, { automations: [{ ...dailyTraining, status: draft }], count: 1, counts })
      return { success: true }
    })
    const { user } = await openList({ server })
    await user.click(await screen.findByRole('button', { name: 'Actions for Safe every day' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Stop' }))
    const question = await screen.findByRole('alertdialog', {
      name: /Are you sure you want to stop this training\?/,
    })
    expect(within(question).getByText('Norðurljós ehf.')).toBeTruthy()
    await user.click(within(question).getByRole('button', { name: 'Stop training' }))
    expect(await screen.findByText(/Training stopped!/)).toBeTruthy()
    expect(await screen.findByText('Stopped after 2 of 4 lessons')).toBeTruthy()
  })
})

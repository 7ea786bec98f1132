import { campaignStatus } from '@heed/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refuse } from '../../../../test/fakeServer.ts'
import { savedFiles } from '../../../../test/savedFiles.ts'
import { waitForRefresh } from '../../../../test/waitForRefresh.ts'
import { aServer, counts, daily, list, open, table } from './testing/trainings.ts'

const { draft } = campaignStatus

describe('what changes', () => {
  test('a stopped training is a draft in the list at once', { tags: 'slow' }, async () => {
    const server = aServer().on('PUT /companies/11/trainings/2/pauseAutomation', () => {
      server.on(list, { automations: [{ ...daily, status: draft }], count: 1, counts })
      return { success: true }
    })
    const { user } = await open({ server })
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

  test('figures go on by themselves, and nothing says that they were asked for', {
    tags: 'slow',
  }, async () => {
    const server = aServer()
    const { root } = await open({ server })
    await table()
    server.on(list, { automations: [{ ...daily, awarenessScore: 54 }], count: 1, counts })
    waitForRefresh()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false')
    expect(await screen.findByText('54%')).toBeTruthy()
    server.on(list, refuse(500, 'Out of order'))
    waitForRefresh()
    await waitFor(() => expect(server.callsOf(list)).toHaveLength(3))
    expect(screen.getByText('54%')).toBeTruthy()
    expect(root.notices.items).toEqual([])
  })

  test('all that is found is saved as a file', async () => {
    const saved = savedFiles()
    const { user } = await open()
    await table()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [file] = saved
    expect(file?.name).toBe('Norðurljós ehf. Training programs 2026-03-02.csv')
    expect((await file?.text())?.trim().split('\r\n')).toEqual([
      'Name,Status,Employees,Start (UTC),End (UTC),Attendance (%),Completion rate (%)',
      'Spring refresher,scheduled,221,2026-03-16 12:00:00,2026-03-23 10:00:00,,',
      'Autumn plans,draft,0,,,,',
      'Fyrstu skrefin,active,,,,,',
      'Safe every day,active,240,2026-02-10 09:00:00,2026-04-21 09:00:00,92,53',
      'Phishing basics,completed,240,2026-02-10 09:00:00,2026-04-21 09:00:00,83,50',
    ])
  })
})

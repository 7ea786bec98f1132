import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { dailyTraining, findListTable, listCall, openList } from './testing/trainings.ts'

describe('the trainings list by access level', () => {
  test.each([
    ['Safe every day', 'Stop', 'Are you sure you want to stop this training?'],
    ['Spring refresher', 'Delete', 'Delete Spring refresher?'],
  ])(
    'a partner sees which customer owns %s before confirming: %s',
    { tags: 'slow' },
    async (name, act, asked) => {
      const { user } = await openList({ as: 'partner' })
      await findListTable()
      expect(screen.getByRole('note').textContent).toContain(
        "You're working in your customer's company Norðurljós ehf.",
      )
      await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
      const menu = within(await screen.findByRole('menu'))
      await user.click(menu.getByRole('menuitem', { name: act }))
      const question = within(await screen.findByRole('alertdialog', { name: asked }))
      expect(question.getByText('Norðurljós ehf.')).toBeTruthy()
    },
  )

  test('the first training notice stays dismissed in this browser', {
    tags: 'slow',
  }, async () => {
    const one = {
      automations: [dailyTraining],
      count: 1,
      counts: { draft: 2, scheduled: 0, active: 1, completed: 0 },
    }
    const server = () => new FakeServer().on(listCall, one)
    const first = await openList({ server: server() })
    const text =
      "You've created your first training. Here you'll see who's taking part and how far they've got."
    const banner = (await screen.findByText(text)).closest('[role="note"]')
    await first.user.click(within(banner as HTMLElement).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(text)).toBeNull()
    expect(localStorage.getItem('heed.firstTraining.11')).toBe('true')
    first.unmount()
    await openList({ server: server(), saved: { 'heed.firstTraining.11': true } })
    await findListTable()
    expect(screen.queryByText(text)).toBeNull()
  })
})

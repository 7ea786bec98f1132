import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { FakeServer } from '../../../../test/fakeServer.ts'
import { daily, emptyServer, list, open, table, tabsShown } from './testing/trainings.ts'

describe('who looks', () => {
  test('a viewer creates nothing, has no drafts, and opens only', { tags: 'slow' }, async () => {
    const { user } = await open({ as: 'viewer' })
    await table()
    expect(screen.queryByRole('link', { name: 'Create new' })).toBeNull()
    expect(tabsShown()).toEqual(['All 5', 'Active 2', 'Completed 1'])
    await user.click(screen.getByRole('button', { name: 'Actions for Safe every day' }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Open'])
  })

  test('a viewer is led from the drafts to all, with what is looked for', async () => {
    const { address } = await open({ as: 'viewer', at: '/trainings/draft/?list.filter=a' })
    await waitFor(() => expect(address()).toBe('/trainings/?list.filter=a'))
  })

  test('a viewer finds nothing to begin where there is none', async () => {
    await open({ as: 'viewer', server: emptyServer() })
    expect(await screen.findByText('Trainings will appear here once an admin starts one.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Create new' })).toBeNull()
  })

  test.each([
    ['Safe every day', 'Stop', 'Are you sure you want to stop this training?'],
    ['Spring refresher', 'Delete', 'Delete Spring refresher?'],
  ])(
    'a partner inside a customer is told whose %s it is before it is changed: %s',
    { tags: 'slow' },
    async (name, act, asked) => {
      const { user } = await open({ as: 'partner' })
      await table()
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

  test('an admin without a license sees why nothing can be created', async () => {
    const { user } = await open({ company: { canCreateTraining: false } })
    const create = await screen.findByRole('button', { name: 'Create new' })
    expect([create.getAttribute('aria-disabled'), create.getAttribute('aria-description')]).toEqual([
      'true',
      'No license available',
    ])
    await user.click(create)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('an admin with a learning system chooses what to create', async () => {
    const { user } = await open({ company: { settings: { 'ui.cmi5.enabled': '1' } } })
    await user.click(await screen.findByRole('button', { name: 'Create new' }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Training', '/trainings/create/'],
      ['Training (SCORM, cmi5)', '/trainings/create_scorm/'],
    ])
  })

  test('behind anonymous tracking the figures of all stay', async () => {
    await open({ company: { anonymousTracking: true } })
    expect(within(await table()).getByText('92%')).toBeTruthy()
  })

  test('the first training is reported until it is dismissed, in this browser', {
    tags: 'slow',
  }, async () => {
    const one = {
      automations: [daily],
      count: 1,
      counts: { draft: 2, scheduled: 0, active: 1, completed: 0 },
    }
    const server = () => new FakeServer().on(list, one)
    const first = await open({ server: server() })
    const text = "You've created your first training. Here you'll see who takes part and how far they are."
    const banner = (await screen.findByText(text)).closest('[role="status"]')
    await first.user.click(within(banner as HTMLElement).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(text)).toBeNull()
    expect(localStorage.getItem('heed.firstTraining.11')).toBe('true')
    first.unmount()
    await open({ server: server(), saved: { 'heed.firstTraining.11': true } })
    await table()
    expect(screen.queryByText(text)).toBeNull()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { all, aServer, open, table, tabsShown } from './testing/assessments.ts'

describe('who looks', () => {
  test('a viewer creates nothing, has no drafts, and opens only', { tags: 'slow' }, async () => {
    const { user } = await open({ as: 'viewer' })
    await table('Scorm assessments')
    expect(screen.queryByRole('link', { name: 'Create new' })).toBeNull()
    expect(tabsShown()).toEqual(['All', 'Active 2', 'Completed 1'])
    await user.click(screen.getByRole('button', { name: 'Actions for Where we stand' }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Open'])
  })

  test('a viewer is led from the drafts to all, with what is looked for', async () => {
    const { address } = await open({ as: 'viewer', at: '/assessment/draft/?list.filter=a' })
    await waitFor(() => expect(address()).toBe('/assessment/?list.filter=a'))
  })

  test('a viewer finds nothing to begin where there is none', async () => {
    await open({ as: 'viewer', server: aServer([], []) })
    expect(await screen.findByText('Assessments will appear here once an admin starts one.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Create new' })).toBeNull()
  })

  test('an admin without a license sees why nothing can be created', async () => {
    await open({ company: { canCreateTraining: false } })
    const create = await screen.findByRole('button', { name: 'Create new' })
    expect([create.getAttribute('aria-disabled'), create.getAttribute('aria-description')]).toEqual([
      'true',
      'No license available',
    ])
  })

  test('an admin with a learning system chooses what to create', { tags: 'slow' }, async () => {
    const { user } = await open({ company: { settings: { 'ui.cmi5.enabled': '1' } } })
    await user.click(await screen.findByRole('button', { name: 'Create new' }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Assessment', '/assessment/create/'],
      ['Assessment (SCORM, cmi5)', '/assessment/create_scorm/'],
    ])
  })

  test('behind anonymous tracking the figures of all stay', { tags: 'slow' }, async () => {
    await open({ company: { anonymousTracking: true }, server: aServer(all) })
    expect(within(await table()).getAllByText('75%')).toHaveLength(2)
  })
})

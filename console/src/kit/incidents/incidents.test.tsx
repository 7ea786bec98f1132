import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aSubscription } from '@heed/fixtures/factories'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../../test/people.ts'
import { renderApp } from '../../../test/renderPage.tsx'
import { chooseOption } from '../../../test/select.ts'

/** Maximum number of lines for an area made of existing parts. */
const MOST_LINES = 200

const readShownSubjects = async () => {
  const table = await screen.findByRole('table', { name: 'Incidents' })
  return within(table)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

describe('an area built only from existing parts', () => {
  test(`incidents take at most ${MOST_LINES} lines of code`, () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'))
    const lines = files.map(
      (name) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n').length - 1,
    )
    expect(files.length).toBeGreaterThan(4)
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES)
  })

  test('the incidents list follows its address, filters rows and keeps filters after Back', async () => {
    const { user, address } = await renderApp({ at: '/_kit/incidents/?list.size=10' })
    expect(await readShownSubjects()).toHaveLength(9)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await chooseOption(user, screen.getByRole('combobox', { name: 'Severity' }), 'high')
    expect(await screen.findByText('Severity: High')).toBeTruthy()
    expect(address()).toBe('/_kit/incidents/?list.size=10&list.severity=high')
    expect(await readShownSubjects()).toEqual([
      'A message from the board',
      'Unpaid invoice',
      'Your parcel waits',
    ])
    await user.click(screen.getByRole('link', { name: 'Unpaid invoice' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Unpaid invoice' })).toBeTruthy()
    await waitFor(() => expect(document.title).toContain('Unpaid invoice'))
    await user.click(screen.getByRole('link', { name: 'Back to incidents' }))
    expect(address()).toBe('/_kit/incidents/?list.size=10&list.severity=high')
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(await readShownSubjects()).toHaveLength(9)
  })

  test('the incident form rejects an empty subject, keeps typed text and saves it', async () => {
    const { user } = await renderApp({ at: '/_kit/incidents/' })
    await user.click(await screen.findByRole('button', { name: 'Report incident' }))
    const dialog = await screen.findByRole('dialog', { name: /Report incident/ })
    await user.type(within(dialog).getByRole('textbox', { name: /Subject/ }), ' ')
    await user.click(within(dialog).getByRole('button', { name: 'Report incident' }))
    expect(await within(dialog).findByText('Enter a subject')).toBeTruthy()
    await user.type(within(dialog).getByRole('textbox', { name: /Subject/ }), 'Ókeypis kaffi')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.click(await within(dialog).findByRole('button', { name: 'Report incident' }))
    expect(await screen.findByText('Incident reported')).toBeTruthy()
    await user.type(screen.getByRole('searchbox', { name: 'Search incidents' }), 'kaffi')
    expect(await screen.findByRole('link', { name: 'Ókeypis kaffi' }, { timeout: 3000 })).toBeTruthy()
  })

  test.each(['99', 'abc'])("a missing incident %s shows that it wasn't found", async (id) => {
    await renderApp({ at: `/_kit/incidents/${id}/` })
    expect(await screen.findByRole('heading', { name: 'Incident not found' })).toBeTruthy()
  })

  test.each([
    ['bought directly', aSubscription(), 'Upgrade now', '/subscriptions/upgrade/'],
    [
      'bought from a partner',
      aSubscription({ subscription_type: 'partner' }),
      'Contact to upgrade',
      'mailto:support@heed.example',
    ],
  ] as const)('incidents are locked if a plan %s excludes them', async (_, subscription, name, href) => {
    await renderApp({ at: '/_kit/incidents/', company: { packages: [], subscription } })
    expect(await screen.findByText('Incidents are unavailable in your current plan')).toBeTruthy()
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect(screen.queryByRole('table')).toBeNull()
    const demo = screen.getByRole('link', { name: 'Try demo' }).getAttribute('href')
    expect(demo).toContain(`/training/try-demo/${aCompany().company_uid}/`)
  })
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBranding } from '../../../../test/people.ts'
import { renderApp } from '../../../../test/renderPage.tsx'
import { anAccountServer } from '../testing/anAccountServer.ts'

const kinds = ['Support', 'Videos', 'Onboarding', 'Sales', 'Marketing', 'Logo']

async function openLinks(own: Parameters<typeof aBranding>[0] = {}) {
  const server = anAccountServer().on('GET /branding', aBranding(own))
  await renderApp({ as: 'partner', at: '/partner/3/resources/', server })
  await screen.findByRole('heading', { level: 1, name: 'Resources' })
  return kinds.map((name) =>
    within(screen.getByRole('region', { name })).getByRole('link').getAttribute('href'),
  )
}

test('resources without a provider page link to an email with their name as subject', async () => {
  expect(await openLinks()).toEqual(
    kinds.map((name) => expect.stringMatching(`^mailto:support@heed\\.example\\?subject=${name}`)),
  )
})

test("resources link to the provider's pages, while support and sales stay email links", async () => {
  const pages = await openLinks({
    'ui.resources_url': 'https://bjarg.example/files',
    'ui.help_url': 'https://bjarg.example/help',
    'ui.logo': 'https://bjarg.example/logo.png',
  })
  expect(pages).toEqual([
    expect.stringMatching(/^mailto:/),
    'https://bjarg.example/files',
    'https://bjarg.example/help',
    expect.stringMatching(/^mailto:/),
    'https://bjarg.example/files',
    'https://bjarg.example/logo.png',
  ])
})

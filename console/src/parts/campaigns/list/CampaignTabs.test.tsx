import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/renderPage.tsx'
import { paths } from '../../../app/paths.ts'
import { loadTexts } from '../../../lib/texts.ts'
import { CampaignTabs } from './CampaignTabs.tsx'
import type { CampaignTab } from './tabs.ts'

await loadTexts('campaigns')

const tabPaths = {
  all: paths.trainings,
  active: paths.activeTrainings,
  completed: paths.completedTrainings,
  draft: paths.draftTrainings,
}
const counts: Record<CampaignTab, number> = { all: 10, active: 2, completed: 3, draft: 4 }

async function listLinks(at: string, as: 'admin' | 'viewer' = 'admin') {
  await renderPage(<CampaignTabs label="Trainings" paths={tabPaths} getCount={(tab) => counts[tab]} />, {
    at,
    as,
  })
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

it.each([
  ['search, order and filters', 'list.filter=a&list.order=due+asc&list.lists=7&list.start=2026-01-05..'],
  ['several lists', 'list.lists=7&list.lists=8'],
])('tab links keep %s', async (_, query) => {
  const kept = new URLSearchParams(query).toString()
  expect((await listLinks(`/trainings/?${query}`)).map(([, href]) => href)).toEqual(
    ['', 'active/', 'completed/', 'draft/'].map((tab) => `/trainings/${tab}?${kept}`),
  )
})

it.each(['list.page=2', 'scorm.page=3', 'list.status=completed'])('tab links drop %s', async (query) => {
  const shown = await listLinks(`/trainings/?${query}`)
  expect(shown[1]?.[1]).toBe('/trainings/active/')
})

it('each tab shows its count', async () => {
  expect((await listLinks('/trainings/')).map(([text]) => text)).toEqual([
    'All 10',
    'Active 2',
    'Completed 3',
    'Draft 4',
  ])
})

it('a viewer gets no Draft tab', async () => {
  const texts = (await listLinks('/trainings/', 'viewer')).map(([text]) => text)
  expect(texts).toEqual(['All 10', 'Active 2', 'Completed 3'])
})

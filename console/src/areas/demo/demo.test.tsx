import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeHomeServer } from '../../../test/aHome.ts'
import { renderApp } from '../../../test/renderPage.tsx'

it('/demo links to a training and an assessment as employees see them', async () => {
  await renderApp({ server: makeHomeServer(), at: '/demo', company: { packages: [] } })
  await screen.findByRole('heading', { name: 'Demo' })
  const [training, assessment] = screen.getAllByRole('link', { name: /^Try demo/ })
  expect(training?.getAttribute('href')).toContain('https://learn.heed.example/training/try-demo/')
  expect(assessment?.getAttribute('href')).toContain('https://learn.heed.example/assessment/try-demo/')
})

it('/testing2 shows version, API address and time to anyone', async () => {
  await renderApp({ as: 'nobody', at: '/testing2' })
  await screen.findByRole('heading', { name: 'Test page' })
  screen.getByText('2.13.4')
  screen.getByText('/api')
  screen.getByText('Mar 02, 2026 10:00 (Atlantic/Reykjavik, GMT+0)')
})

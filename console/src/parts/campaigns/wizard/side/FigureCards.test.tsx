import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import { FigureCards } from './FigureCards.tsx'
import { computeCampaignFigures } from './figures.ts'

await loadTexts('campaigns')

const now = '2026-03-02T10:00:00.000Z'
const zone = 'Atlantic/Reykjavik'

async function showCards(first: string | null, last: string) {
  const figures = computeCampaignFigures({
    ...{ people: 3, channels: ['email'], messagesEach: 1, remindersEach: 0 },
    ...{ first, last, now, zone },
  })
  const names = { first: 'Delivery', last: 'Due date' }
  const notYet = { day: 'Now', hint: '' }
  await renderPage(<FigureCards {...{ figures, names, notYet, now, zone }} lists={1} />)
  return screen.getByText('Due date').parentElement?.textContent
}

it.each([
  ['after the first', '2026-03-10T09:00:00.000Z', '2026-03-11T09:00:00.000Z', '1 day later'],
  ['before the first', '2026-03-10T09:00:00.000Z', '2026-03-09T09:00:00.000Z', 'Before the start'],
  ['in the past for an immediate start', null, '2026-02-27T09:00:00.000Z', 'Before the start'],
])('a last day %s has a matching hint', async (_, first, last, hint) => {
  expect(await showCards(first, last)).toContain(hint)
})

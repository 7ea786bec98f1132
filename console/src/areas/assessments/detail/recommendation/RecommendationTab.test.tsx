import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeCompanyStores } from '../../../../../test/makeCompanyStores.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import { RecommendedTraining } from '../../../../parts/campaigns/RecommendedTraining.ts'
import { AssessmentStore } from '../AssessmentStore.ts'
import { aServer } from '../testing/renderAssessment.tsx'
import { RecommendationTab } from './RecommendationTab.tsx'

await loadTexts('assessment')

const makeVideo = (id: number, behaviour: string) => ({
  ...{ id, title: `Subject ${id}`, thumbnail: null, duration: 60, behaviours: [behaviour] },
})
const recommendations = [
  { area: 'Phishing', videos: [makeVideo(101, 'verify'), makeVideo(102, 'report')] },
  { area: 'Passwords', videos: [makeVideo(103, 'manage')] },
]

async function open(query: string) {
  const server = aServer({ recommendations, selectedUserListsIds: [7, 8] })
  const assessment = new AssessmentStore(makeCompanyStores(server), '7')
  await assessment.load()
  const at = `/assessment/7/view/recommendation/${query}`
  return await renderPage(<RecommendationTab assessment={assessment} />, {
    ...{ server, at },
    company: { settings: { 'ui.cmi5.enabled': '1' } },
  })
}

it.each([
  ['', [101, 102, 103], [7, 8]],
  ['?list=8', [101, 102, 103], [8]],
  ['?list=7', [101, 102, 103], [7]],
  ['?area=Passwords', [103], [7, 8]],
  ['?area=Phishing&behaviour=report', [102], [7, 8]],
  ['?list=9', [101, 102, 103], [7, 8]],
])('the new training gets the recommended subjects and lists: "%s"', async (query, subjects, userLists) => {
  const { root } = await open(query)
  const shown = screen.getAllByText(/^Subject \d+$/).map(({ textContent }) => textContent)
  expect(shown).toEqual(subjects.map((id) => `Subject ${id}`))
  expect(root.getCompanyStores(11).getStore(RecommendedTraining).get('7')).toEqual({ subjects, userLists })
})

it.each(['Create training', 'Create SCORM package'])(
  '%s keeps the filter of the recommendation',
  async (name) => {
    await open('?list=8')
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/\?list=8$/)
    const all = screen.getByRole('link', { name: 'Show all subjects' })
    expect(all.getAttribute('href')).toBe('/assessment/7/view/recommendation/')
  },
)

it("Show all subjects isn't offered if none are left out", async () => {
  await open('')
  expect(screen.queryByRole('link', { name: 'Show all subjects' })).toBeNull()
})

import { insightType, type TrainingRecommendation } from '@heed/contracts'
import { expect, it } from 'vitest'
import {
  parseRecommendationFilters,
  toRecommendationFilters,
} from '../../../../parts/campaigns/RecommendedTraining.ts'
import { filterRecommendations } from './filterRecommendations.ts'

const makeVideo = (id: number, behaviours?: string[]) => ({
  ...{ id, title: `Subject ${id}`, thumbnail: null, duration: 60 },
  ...(behaviours && { behaviours }),
})
const areas: TrainingRecommendation[] = [
  { area: 'Phishing', videos: [makeVideo(1, ['report-phishing']), makeVideo(2, ['check-links'])] },
  { area: 'Passwords', videos: [makeVideo(3, ['report-phishing', 'use-a-manager'])] },
]
const allRecommendations = { areas, lists: [7, 8] }
const noNarrowing = { area: null, behaviour: null, list: null }
const getVideoIds = (found: ReturnType<typeof filterRecommendations>) =>
  found?.areas.flatMap(({ videos }) => videos.map(({ id }) => id))

it("narrowing keeps one behaviour's subjects from every area", () => {
  const found = filterRecommendations(allRecommendations, {
    ...noNarrowing,
    area: 'Phishing',
    behaviour: 'report-phishing',
  })
  expect([getVideoIds(found), found?.lists]).toEqual([
    [1, 3],
    [7, 8],
  ])
})

it("narrowing keeps one area's subjects if their behaviours are unknown", () => {
  const untold = [
    { area: 'Phishing', videos: [makeVideo(1)] },
    { area: 'Passwords', videos: [makeVideo(3)] },
  ]
  expect(
    getVideoIds(
      filterRecommendations(
        { ...allRecommendations, areas: untold },
        { ...noNarrowing, area: 'Phishing', behaviour: 'x' },
      ),
    ),
  ).toEqual([1])
})

it('narrowing keeps only the selected list', () => {
  const found = filterRecommendations(allRecommendations, { ...noNarrowing, list: '8' })
  expect([getVideoIds(found), found?.lists]).toEqual([[1, 2, 3], [8]])
})

it.each([
  ['no filter is set', noNarrowing],
  ["the list isn't in the assessment", { ...noNarrowing, list: '9' }],
  ['the area has no subjects', { ...noNarrowing, area: 'Travel' }],
])('narrowing has no effect if %s', (_, narrow) => {
  expect(filterRecommendations(allRecommendations, narrow)).toBeUndefined()
})

it("an insight's filter is unchanged after a round trip through the address", () => {
  const context = {
    ...{ name: 'Report phishing', averageScore: 20, employeesPercentage: 40 },
    ...{ threatArea: 'Phishing', keyBehaviour: 'report-phishing' },
  }
  const narrow = toRecommendationFilters({ type: insightType.keyBehaviour, context })
  const query = new URLSearchParams(
    Object.entries(narrow).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
  expect(parseRecommendationFilters(query)).toEqual({
    area: 'Phishing',
    behaviour: 'report-phishing',
    list: null,
  })
})

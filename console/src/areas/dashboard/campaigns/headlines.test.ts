import { campaignStatus } from '@heed/contracts'
import { aTraining, aTrainingEntry } from '@heed/fixtures/factories'
import { expect, it } from 'vitest'
import { anAssessment } from '../testing/campaignRows.ts'
import { getCompletionHeadline, getResilienceHeadline } from './headlines.ts'

const { completed } = campaignStatus

it('compares delivered lessons of the newest active training with the previous completed one', () => {
  const active = [
    aTraining({ name: 'Just started', score: 0, totalForView: 0 }),
    aTraining({ name: 'Basics', score: 6, totalForView: 8 }),
  ]
  const earlier = [
    aTrainingEntry({ name: 'Elsewhere', status: completed, isScorm: true, awarenessScore: 10 }),
    aTrainingEntry({ name: 'Autumn', status: completed, awarenessScore: 72 }),
  ]
  expect(getCompletionHeadline(active, earlier)).toEqual({
    figure: 75,
    name: 'Basics',
    trend: { change: 3, since: 'Autumn' },
  })
  expect(getCompletionHeadline([], earlier)).toEqual({ figure: 72, name: 'Autumn', trend: undefined })
  expect(getCompletionHeadline([], [])).toBeUndefined()
})

it('compares the latest score with an earlier completed assessment', () => {
  const latest = [
    anAssessment({ id: 9, resilienceScore: null }),
    anAssessment({ id: 5, name: 'Now', resilienceScore: 61.6 }),
  ]
  const earlier = [
    anAssessment({ id: 5, status: completed, resilienceScore: 61.6 }),
    anAssessment({ id: 4, name: 'Before', status: completed, resilienceScore: 65.2 }),
  ]
  expect(getResilienceHeadline(latest, earlier)).toEqual({
    figure: 62,
    name: 'Now',
    trend: { change: -3, since: 'Before' },
  })
  expect(getResilienceHeadline([], [])).toBeUndefined()
})

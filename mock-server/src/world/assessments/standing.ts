import {
  type AssessmentTally,
  type AssessmentTotals,
  assessmentTotals,
  campaignStatus,
} from '@heed/contracts'
import type { AssessmentRow } from '@heed/fixtures'
import type { World } from '../World.ts'
import { peopleAsked } from './participants.ts'
import { tallyOf } from './tally.ts'

const isPlanned = ({ status }: AssessmentRow): boolean =>
  status === campaignStatus.draft || status === campaignStatus.scheduled

/** How far the people of an assessment are; before the delivery those count who are on its lists. */
export function standingOf(
  world: World,
  assessment: AssessmentRow,
  tally: AssessmentTally = tallyOf(world, assessment),
): AssessmentTotals {
  const totals = assessmentTotals(tally)
  return isPlanned(assessment) && totals.usersTotal === 0
    ? { ...totals, usersTotal: peopleAsked(world, assessment).length }
    : totals
}

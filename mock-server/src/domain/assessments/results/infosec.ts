import { campaignStatus, computeInfosecSummary, type InfosecSummary } from '@heed/contracts'
import type { World } from '../../../world/World.ts'
import { getTally } from './tally.ts'

const startedStatuses: readonly number[] = [campaignStatus.active, campaignStatus.completed]

/** Covers all companies; must not contain names of people or companies. */
export const summarizeInfosec = (world: World): InfosecSummary =>
  computeInfosecSummary(
    [...world.campaigns.assessments.values()]
      .filter(({ status }) => startedStatuses.includes(status))
      .map((assessment) => getTally(world, assessment)),
  )

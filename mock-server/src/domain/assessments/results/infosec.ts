import { campaignStatus, type InfosecSummary, infosecSummary } from '@heed/contracts'
import type { World } from '../../../world/World.ts'
import { getTally } from './tally.ts'

const hasBegun: readonly number[] = [campaignStatus.active, campaignStatus.completed]

/** Covers all companies; must not contain names of people or companies. */
export const summarizeInfosec = (world: World): InfosecSummary =>
  infosecSummary(
    [...world.campaigns.assessments.values()]
      .filter(({ status }) => hasBegun.includes(status))
      .map((assessment) => getTally(world, assessment)),
  )

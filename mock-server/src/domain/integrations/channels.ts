import { getChannelRefusal, isChannelAvailable, toChannels } from '@heed/contracts'
import type { CompanyRow, PersonRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { toCompanyView } from '../companies/view/companyView.ts'
import { getConnection, isLinked } from './connections.ts'

/** `channels` is a bitmask: 1 email, 2 Slack, 4 Teams (S1 section 5). */
export function findChannelsProblem(
  world: World,
  company: CompanyRow,
  person: PersonRow,
  channels: number,
): string | null {
  const otherChannels = toChannels(channels).filter((channel) => channel !== 'email')
  if (otherChannels.length === 0) return null
  const view = toCompanyView(world, company, person)
  for (const channel of otherChannels) {
    const refusal = getChannelRefusal(channel, {
      available: isChannelAvailable(view, channel),
      connected: isLinked(getConnection(world, company, channel)),
    })
    if (refusal !== null) return refusal
  }
  return null
}

import { channelsOf } from '@heed/contracts'
import { type EmployeeRow, temperOf } from '@heed/fixtures'
import type { World } from './World.ts'

/** Whether what is sent to a person by these channels, a bitmask, comes back: a mail may, a message of Slack or Teams arrives. */
export const comesBack = ({ base }: World, person: EmployeeRow, channels: number): boolean =>
  temperOf(base.seed, person).bounces && channelsOf(channels).every((channel) => channel === 'email')

import { type Channel, noChannel, transport } from '../../entities/campaign.ts'

const channels = ['email', 'slack', 'teams'] as const satisfies readonly Channel[]

/** The channels of a bitmask, in the order email, Slack, Teams (S1 section 3). */
export const channelsOf = (bits: number): Channel[] =>
  channels.filter((channel) => (bits & transport[channel]) !== 0)

/** The bitmask of channels. */
export const bitsOf = (chosen: readonly Channel[]): number =>
  chosen.reduce((bits, channel) => bits | transport[channel], 0)

/** How Slack or Teams stands in a company; email is always there. */
export interface ChannelState {
  /** In the plan of the company: `channelAvailable`. */
  available: boolean
  connected: boolean
}

const names = { slack: 'Slack', teams: 'Teams' } as const

/** Why a channel cannot be chosen; null where it can (S1 section 5). */
export function channelRefusal(channel: Channel, state: ChannelState): string | null {
  if (channel === 'email') return null
  if (!state.available) return `${names[channel]} is not part of your subscription`
  return state.connected ? null : `${names[channel]} is not connected`
}

/** The bitmask with one channel switched; the last one stays on, with the reason why. */
export function switchChannel(bits: number, channel: Channel): { bits: number; refusal: string | null } {
  const switched = bits ^ transport[channel]
  return switched === 0 ? { bits, refusal: noChannel } : { bits: switched, refusal: null }
}

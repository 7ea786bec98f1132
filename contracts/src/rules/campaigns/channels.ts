import { type Channel, noChannel, transport } from '../../entities/campaigns/campaign.ts'

const channels = ['email', 'slack', 'teams'] as const satisfies readonly Channel[]

export const toChannels = (bits: number): Channel[] =>
  channels.filter((channel) => (bits & transport[channel]) !== 0)

export const toChannelBits = (chosen: readonly Channel[]): number =>
  chosen.reduce((bits, channel) => bits | transport[channel], 0)

export interface ChannelState {
  available: boolean
  connected: boolean
}

const names = { slack: 'Slack', teams: 'Teams' } as const

export function channelRefusal(channel: Channel, state: ChannelState): string | null {
  if (channel === 'email') return null
  if (!state.available) return `${names[channel]} isn't part of your subscription`
  return state.connected ? null : `${names[channel]} is not connected`
}

export function switchChannel(bits: number, channel: Channel): { bits: number; refusal: string | null } {
  const switched = bits ^ transport[channel]
  return switched === 0 ? { bits, refusal: noChannel } : { bits: switched, refusal: null }
}

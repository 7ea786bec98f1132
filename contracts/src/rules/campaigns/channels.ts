import { type Channel, channelBits, noChannelText } from '../../entities/campaigns/campaign.ts'

const channels = ['email', 'slack', 'teams'] as const satisfies readonly Channel[]

export const toChannels = (bits: number): Channel[] =>
  channels.filter((channel) => (bits & channelBits[channel]) !== 0)

export const toChannelBits = (channels: readonly Channel[]): number =>
  channels.reduce((bits, channel) => bits | channelBits[channel], 0)

export interface ChannelState {
  available: boolean
  connected: boolean
}

const names = { slack: 'Slack', teams: 'Teams' } as const

export function getChannelRefusal(channel: Channel, state: ChannelState): string | null {
  if (channel === 'email') return null
  if (!state.available) return `${names[channel]} isn't part of your subscription`
  return state.connected ? null : `${names[channel]} is not connected`
}

export function switchChannel(bits: number, channel: Channel): { bits: number; refusal: string | null } {
  const newBits = bits ^ channelBits[channel]
  return newBits === 0 ? { bits, refusal: noChannelText } : { bits: newBits, refusal: null }
}

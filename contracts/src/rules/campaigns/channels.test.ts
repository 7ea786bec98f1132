import { expect, it } from 'vitest'
import type { Channel } from '../../entities/campaigns/campaign.ts'
import { type ChannelState, getChannelRefusal, switchChannel, toChannelBits, toChannels } from './channels.ts'

it.each<[number, Channel[]]>([
  [0, []],
  [1, ['email']],
  [2, ['slack']],
  [3, ['email', 'slack']],
  [4, ['teams']],
  [5, ['email', 'teams']],
  [6, ['slack', 'teams']],
  [7, ['email', 'slack', 'teams']],
])('channel bits %i convert to %j and back', (bits, channels) => {
  expect(toChannels(bits)).toEqual(channels)
  expect(toChannelBits(channels)).toBe(bits)
})

const last = 'At least one channel needs to be selected'

it.each<[number, Channel, number, string | null]>([
  [1, 'slack', 3, null],
  [3, 'email', 2, null],
  [7, 'teams', 3, null],
  [1, 'email', 1, last],
  [4, 'teams', 4, last],
])('channel bits %i with %s toggled become %i (refusal: %s)', (bits, channel, switched, refusal) => {
  expect(switchChannel(bits, channel)).toEqual({ bits: switched, refusal })
})

const state = (available: boolean, connected: boolean): ChannelState => ({ available, connected })

it.each<[Channel, ChannelState, string | null]>([
  ['email', state(false, false), null],
  ['slack', state(true, true), null],
  ['slack', state(false, true), "Slack isn't part of your subscription"],
  ['teams', state(true, false), 'Teams is not connected'],
])('channel %s with the state %j gives the refusal %s', (channel, facts, refusal) => {
  expect(getChannelRefusal(channel, facts)).toBe(refusal)
})

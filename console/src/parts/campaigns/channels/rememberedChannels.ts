import { ChannelBits } from '@heed/contracts'
import { readSaved, writeSaved } from '../../../lib/storage/storage.ts'

const makeStorageKey = (companyId: number): string => `heed.channels.${companyId}`
const isChannels = (value: unknown): value is number => ChannelBits.safeParse(value).success

export const readRememberedChannels = (companyId: number): number | undefined =>
  readSaved(makeStorageKey(companyId), isChannels)

export const rememberChannels = (companyId: number, channels: number): void =>
  void writeSaved(makeStorageKey(companyId), channels)

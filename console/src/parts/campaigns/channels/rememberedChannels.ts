import { ChannelBits } from '@heed/contracts'
import { readSavedValue, writeSavedValue } from '../../../lib/storage/storage.ts'

const makeStorageKey = (companyId: number): string => `heed.channels.${companyId}`
const isChannels = (value: unknown): value is number => ChannelBits.safeParse(value).success

export const readRememberedChannels = (companyId: number): number | undefined =>
  readSavedValue(makeStorageKey(companyId), isChannels)

export const rememberChannels = (companyId: number, channels: number): void =>
  void writeSavedValue(makeStorageKey(companyId), channels)

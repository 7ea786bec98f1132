import { Channels } from '@heed/contracts'
import { readSaved, save } from '../../../lib/storage/storage.ts'

const keyOf = (companyId: number): string => `heed.channels.${companyId}`
const isChannels = (value: unknown): value is number => Channels.safeParse(value).success

export const rememberedChannels = (companyId: number): number | undefined =>
  readSaved(keyOf(companyId), isChannels)

export const rememberChannels = (companyId: number, channels: number): void =>
  void save(keyOf(companyId), channels)

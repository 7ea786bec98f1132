import { Channels } from '@heed/contracts'
import { readSaved, save } from '../../../lib/storage.ts'

const keyOf = (companyId: number): string => `heed.channels.${companyId}`
const isChannels = (value: unknown): value is number => Channels.safeParse(value).success

/** The channels that were chosen last in this company, in this browser (S1 section 9); undefined before the first time. */
export const rememberedChannels = (companyId: number): number | undefined =>
  readSaved(keyOf(companyId), isChannels)

export const rememberChannels = (companyId: number, channels: number): void =>
  void save(keyOf(companyId), channels)

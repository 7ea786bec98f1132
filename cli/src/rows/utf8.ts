import { decodeUtf8 as textOf } from '@heed/contracts/rules/rows/utf8'
import { readOrStop } from './faults.ts'

export const decodeUtf8OrStop = (bytes: Uint8Array, name: string): string =>
  readOrStop(() => textOf(bytes, name))

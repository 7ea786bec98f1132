import { decodeUtf8 as textOf } from '@heed/contracts/rules/rows/utf8'
import { readOrStop } from './faults.ts'

export const utf8Text = (bytes: Uint8Array, name: string): string => readOrStop(() => textOf(bytes, name))

import { utf8Text as textOf } from '@heed/contracts/rules/rows/utf8'
import { orStop } from './faults.ts'

export const utf8Text = (bytes: Uint8Array, name: string): string => orStop(() => textOf(bytes, name))

import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** `toEqual` for a test that compares thousands of times: `expect` runs only on a difference. */
export function expectSame(found: unknown, wanted: unknown, message?: string): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found, message).toEqual(wanted)
}

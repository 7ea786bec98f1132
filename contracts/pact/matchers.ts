import { MatchersV3 } from './library.ts'

/** How an expected value may differ: see the matchers of the Pact library. */
export const { like, eachLike, atLeastLike, arrayContaining, integer, string, boolean, regex, nullValue } =
  MatchersV3

/** An instant of the wire; any other instant fits. */
export const instant = (example = '2026-01-15T09:00:00.000Z') =>
  regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, example)

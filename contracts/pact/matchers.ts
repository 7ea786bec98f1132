import { MatchersV3 } from './library.ts'

/** How an expected value may differ: see the matchers of the Pact library. */
export const {
  like,
  eachLike,
  atLeastLike,
  arrayContaining,
  integer,
  string,
  boolean,
  regex,
  nullValue,
  reify,
} = MatchersV3

/** An instant of the wire; any other instant fits. */
export const instant = (example = '2026-01-15T09:00:00.000Z') =>
  regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, example)

/** A text of a request that the provider writes anew with the value of that name that one of its states hands back. */
export const filledIn = (name: string, example: string, before = '') => ({
  ...regex(new RegExp(`^${before}\\S+$`), `${before}${example}`),
  'pact:generator:type': 'ProviderState',
  expression: `${before}\${${name}}`,
})

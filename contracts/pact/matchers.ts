import { MatchersV3 } from './library.ts'

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

export const matchInstant = (example = '2026-01-15T09:00:00.000Z') =>
  regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, example)

/** The provider replaces the example with a value that a state handler returns. */
export const createStateMatcher = (name: string, example: string, before = '') => ({
  ...regex(new RegExp(`^${before}\\S+$`), `${before}${example}`),
  'pact:generator:type': 'ProviderState',
  expression: `${before}\${${name}}`,
})

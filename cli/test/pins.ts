import type { Call } from '@heed/contracts/pact'
import { pins, type Row } from '@heed/contracts/pact/pins'
import { run } from './customer.ts'
import type { Run, RunOptions } from './heed.ts'

type Heed = (words: readonly string[], options?: RunOptions) => Promise<Run>

/** Pins what single lines of heed make: rows run them signed in as they say, about the company of the interactions. */
export const pinHeed = (rows: readonly Row<Heed>[]): void =>
  pins(
    'heed-cli',
    ({ url, token }, { as }: Call): Heed =>
      (words, options) =>
        run({ url, token: as === 'nobody' ? '' : token }, words, options),
    rows,
  )

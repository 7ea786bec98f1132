import type { Call } from '@heed/contracts/pact'
import { pins, type Row } from '@heed/contracts/pact/pins'
import { run } from './customer.ts'
import type { Run, RunOptions } from './heed.ts'

type Heed = (words: readonly string[], options?: RunOptions) => Promise<Run>

/** Pins each row, a single command line, signed in and for the interactions' company. */
export const pinHeed = (rows: readonly Row<Heed>[]): void =>
  pins(
    'heed-cli',
    ({ url, token }, { as }: Call): Heed =>
      (words, options) =>
        run({ url, token: as === 'nobody' ? '' : token }, words, options),
    rows,
  )

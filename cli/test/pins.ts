import type { Call } from '@heed/contracts/pact'
import { type PinCase, testPins } from '@heed/contracts/pact/pins'
import { runForCompany } from './customer.ts'
import type { Run, RunOptions } from './heed.ts'

type HeedRunner = (words: readonly string[], options?: RunOptions) => Promise<Run>

/** Pins each row's command line, run for the interactions' company and signed in unless `as` is 'nobody'. */
export const pinHeed = (rows: readonly PinCase<HeedRunner>[]): void =>
  testPins(
    'heed-cli',
    ({ url, token }, { as }: Call): HeedRunner =>
      (words, options) =>
        runForCompany({ url, token: as === 'nobody' ? '' : token }, words, options),
    rows,
  )

import { join } from 'node:path'
import { keepDistinct } from '../pact/distinct.ts'
import { pactFiles } from '../pact/pactFiles.ts'

// Leaves of the pacts that the consumers' tests have just written what says something of its own.

const { kept, repeated } = keepDistinct(pactFiles(join(import.meta.dirname, '..', 'pacts')))
process.stdout.write(`${kept} distinct interactions; ${repeated} that repeat one are left out\n`)

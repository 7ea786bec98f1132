import { join } from 'node:path'
import { keepDistinct } from '../pact/files/distinct.ts'
import { pactFiles } from '../pact/files/pactFiles.ts'

const { kept, repeated } = keepDistinct(pactFiles(join(import.meta.dirname, '..', 'pacts')))
process.stdout.write(`${kept} distinct interactions; ${repeated} that repeat one are left out\n`)

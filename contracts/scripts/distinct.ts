import { join } from 'node:path'
import { removeDuplicates } from '../pact/files/distinct.ts'
import { listPactFiles } from '../pact/files/pactFiles.ts'

const { keptCount, repeatedCount } = removeDuplicates(listPactFiles(join(import.meta.dirname, '..', 'pacts')))
process.stdout.write(`${keptCount} distinct interactions; ${repeatedCount} that repeat one are left out\n`)

import { join } from 'node:path'
import { listPactFiles } from '../pact/files/pactFiles.ts'
import { mergePacts, publishPact, readPublication } from '../pact/files/publish.ts'

const write = (line: string) => process.stdout.write(`${line}\n`)
const pacts = mergePacts(listPactFiles(join(import.meta.dirname, '..', 'pacts')))
const publication = readPublication(process.env)

if (pacts.length === 0) {
  write('There is no pact to publish: npm run pact -w contracts writes them')
  process.exitCode = 1
} else if ('missing' in publication) {
  for (const { consumer, interactions } of pacts) {
    write(`would publish ${consumer.name}: ${interactions.length} interactions`)
  }
  write(`Nothing was published: set ${publication.missing.join(', ')}`)
} else {
  try {
    for (const pact of pacts) {
      await publishPact(pact, publication)
      const { broker, version, branch } = publication
      write(
        `${pact.consumer.name}: ${pact.interactions.length} interactions at ${broker} as ${version} of ${branch}`,
      )
    }
  } catch (error) {
    write(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

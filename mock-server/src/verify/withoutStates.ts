import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Person } from '@heed/contracts/pact/company'
import * as z from 'zod/mini'

const ProviderState = z.object({
  name: z.string(),
  params: z._default(z.record(z.string(), z.unknown()), {}),
})
type ProviderState = z.infer<typeof ProviderState>
const Interaction = z.looseObject({
  description: z.string(),
  providerStates: z._default(z.array(ProviderState), []),
  request: z.looseObject({ method: z.string() }),
  response: z.looseObject({ status: z.int() }),
})
type Interaction = z.infer<typeof Interaction>
const Pact = z.looseObject({
  consumer: z.object({ name: z.string() }),
  interactions: z.array(Interaction),
})

interface PactSelection {
  files: string[]
  skipped: string[]
}

/** Selects pacts that need only a token, work in any order, and leave the company unchanged. */
export function selectStateless(files: readonly string[], person: Person, folder: string): PactSelection {
  const keptFiles: string[] = []
  const skippedInteractions: string[] = []
  for (const [index, file] of files.entries()) {
    const pact = Pact.parse(JSON.parse(readFileSync(file, 'utf8')))
    const interactions = pact.interactions.filter((interaction) => {
      const missingNeed = findMissingRequirement(interaction, person)
      if (missingNeed)
        skippedInteractions.push(`${pact.consumer.name}, ${interaction.description}: needs ${missingNeed}`)
      return !missingNeed
    })
    if (interactions.length === 0) continue
    const copy = join(folder, `${index}-${basename(dirname(file))}-${basename(file)}`)
    writeFileSync(copy, JSON.stringify({ ...pact, interactions }))
    keptFiles.push(copy)
  }
  return { files: keptFiles, skipped: skippedInteractions }
}

function findMissingRequirement(
  { providerStates, request, response }: Interaction,
  person: Person,
): string | undefined {
  const missingState = providerStates.find((state) => !isProvided(state, person))
  if (missingState) return describeState(missingState)
  const changes = request.method !== 'GET' && response.status < 300
  return changes ? 'a fresh "a company", which it changes' : undefined
}

function isProvided({ name, params }: ProviderState, person: Person): boolean {
  if (name === 'signed in') return params.as === person
  return name === 'a company' && Object.keys(params).length === 0
}

function describeState({ name, params }: ProviderState): string {
  return Object.keys(params).length === 0 ? `"${name}"` : `"${name}" ${JSON.stringify(params)}`
}

import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Person } from '@heed/contracts/pact/company'
import * as z from 'zod/mini'

const State = z.object({ name: z.string(), params: z._default(z.record(z.string(), z.unknown()), {}) })
type State = z.infer<typeof State>
const Interaction = z.looseObject({
  description: z.string(),
  providerStates: z._default(z.array(State), []),
  request: z.looseObject({ method: z.string() }),
  response: z.looseObject({ status: z.int() }),
})
type Interaction = z.infer<typeof Interaction>
const Pact = z.looseObject({
  consumer: z.object({ name: z.string() }),
  interactions: z.array(Interaction),
})

interface Selection {
  files: string[]
  skipped: string[]
}

/** Selects pacts that need only a token, work in any order, and leave the company unchanged. */
export function withoutStates(files: readonly string[], as: Person, folder: string): Selection {
  const kept: string[] = []
  const skipped: string[] = []
  for (const [index, file] of files.entries()) {
    const pact = Pact.parse(JSON.parse(readFileSync(file, 'utf8')))
    const interactions = pact.interactions.filter((interaction) => {
      const need = findNeed(interaction, as)
      if (need) skipped.push(`${pact.consumer.name}, ${interaction.description}: needs ${need}`)
      return !need
    })
    if (interactions.length === 0) continue
    const copy = join(folder, `${index}-${basename(dirname(file))}-${basename(file)}`)
    writeFileSync(copy, JSON.stringify({ ...pact, interactions }))
    kept.push(copy)
  }
  return { files: kept, skipped }
}

function findNeed({ providerStates, request, response }: Interaction, as: Person): string | undefined {
  const missing = providerStates.find((state) => !stands(state, as))
  if (missing) return described(missing)
  const changes = request.method !== 'GET' && response.status < 300
  return changes ? 'a fresh "a company", which it changes' : undefined
}

function stands({ name, params }: State, as: Person): boolean {
  if (name === 'signed in') return params.as === as
  return name === 'a company' && Object.keys(params).length === 0
}

function described({ name, params }: State): string {
  return Object.keys(params).length === 0 ? `"${name}"` : `"${name}" ${JSON.stringify(params)}`
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { findAddressProblem } from '../interaction.ts'
import { parseState } from '../states.ts'

const PactFile = z.object({
  consumer: z.object({ name: z.string() }),
  interactions: z.array(
    z.object({
      description: z.string(),
      providerStates: z._default(
        z.array(z.object({ name: z.string(), params: z.optional(z.unknown()) })),
        [],
      ),
      request: z.object({ method: z.string(), path: z.string() }),
    }),
  ),
})

export interface PinnedInteraction {
  consumer: string
  operation: string
  description: string
  method: string
  path: string
  states: { name: string; params?: unknown }[]
}

export function listPactFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}

export function readPinnedInteractions(files: readonly string[]): PinnedInteraction[] {
  return files.flatMap((file) => {
    const { consumer, interactions } = PactFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    return interactions.map(({ description, providerStates, request }) => ({
      consumer: consumer.name,
      operation: description.split(':')[0] ?? '',
      description,
      method: request.method,
      path: request.path,
      states: providerStates.map(({ name, params }) => ({ name, params })),
    }))
  })
}

export function findPactProblems(allInteractions: readonly PinnedInteraction[]): string[] {
  if (allInteractions.length === 0) return ['The pacts hold no interaction']
  return allInteractions.flatMap((item) => {
    const problems = [findAddressProblem(item.operation, item.method, item.path), ...findStateProblems(item)]
    return problems
      .filter((problem) => problem !== undefined)
      .map((problem) => `${item.consumer}, ${item.description}: ${problem}`)
  })
}

function findStateProblems({ states }: PinnedInteraction): string[] {
  if (states[0]?.name !== 'a company') return ["the first state must be 'a company'"]
  return states.flatMap(({ name, params }) => {
    try {
      parseState(name, params)
      return []
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)]
    }
  })
}

import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { operations } from '../../src/index.ts'
import { states } from '../states.ts'
import { isMadeByName } from './readInteractions.ts'

const Pact = z.object({
  consumer: z.object({ name: z.string() }),
  interactions: z.array(
    z.object({
      description: z.string(),
      providerStates: z._default(z.array(z.object({ name: z.string() })), []),
      response: z.object({ status: z.int(), body: z.optional(z.unknown()) }),
    }),
  ),
})

export function listFieldPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 && path ? [path] : value.flatMap((item) => listFieldPaths(item, `${path}[]`))
  }
  if (typeof value !== 'object' || value === null) return path ? [path] : []
  const entries = Object.entries(value)
  if (entries.length === 0) return path ? [path] : []
  return entries.flatMap(([name, inner]) => listFieldPaths(inner, path ? `${path}.${name}` : name))
}

type Readers = Map<string, Set<string>>
const addReader = (readers: Readers, key: string, consumer: string) =>
  readers.set(key, (readers.get(key) ?? new Set()).add(consumer))
const formatNames = (consumers: Set<string> | undefined) =>
  [...(consumers ?? [])].sort((a, b) => (a < b ? -1 : 1)).join(', ')

export function renderPactMap(files: readonly string[]): string {
  const calls = new Map<string, Readers>()
  const readersByState: Readers = new Map()
  for (const file of files) {
    const { consumer, interactions } = Pact.parse(JSON.parse(readFileSync(file, 'utf8')))
    for (const { description, providerStates, response } of interactions.filter(
      (interaction) => !isMadeByName(interaction),
    )) {
      for (const { name } of providerStates) addReader(readersByState, name, consumer.name)
      const operation = description.split(':')[0] ?? ''
      const readers = calls.get(operation) ?? new Map()
      calls.set(operation, readers)
      if (response.status >= 300) continue
      const fields = typeof response.body === 'string' ? ['(file)'] : listFieldPaths(response.body)
      for (const field of fields) addReader(readers, field, consumer.name)
    }
  }
  const sections = operations.flatMap(({ operation }) => {
    const readers = calls.get(operation)
    if (!readers) return []
    const rows = [...readers].map(([field, consumers]) => `| \`${field}\` | ${formatNames(consumers)} |`)
    return [`## ${operation}`, ['| response field | read by |', '| --- | --- |', ...rows].join('\n')]
  })
  const stateRows = Object.entries(states).map(
    ([name, { def }]) =>
      `| ${name} | ${Object.keys(def.shape).join(', ')} | ${formatNames(readersByState.get(name))} |`,
  )
  return `${[
    '# Response fields and their consumers',
    'Generated from the pacts by `npm run pact -w contracts`. Before removing a response field, check its consumers here.',
    ...sections,
    '## Provider states',
    ['| state | parameters | used by |', '| --- | --- | --- |', ...stateRows].join('\n'),
  ].join('\n\n')}\n`
}

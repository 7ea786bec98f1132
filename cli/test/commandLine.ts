import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fromTyped, listParameters, listParamNames, operations } from '@heed/contracts'
import { exampleToken, type Interaction } from '@heed/contracts/pact'
import { newFolder } from './heed.ts'

interface CommandLine {
  words: string[]
  /** Fields passed on standard input instead of as options. */
  input?: string
}

/** Names of heed's own options; parameters with such a name need --param. */
const taken = new Set(['csv', 'fields', 'format', 'json', 'query'])
const option = (name: string, value: string): string[] =>
  taken.has(name) ? ['--param', `${name}=${value}`] : [`--${name}=${value}`]

/** Builds the `heed api` command for a pinned request: options if possible, a document for the other fields. */
export async function toCommandLine({ operation, withRequest }: Interaction): Promise<CommandLine> {
  const endpoint = operations.find((one) => one.operation === operation)?.endpoint
  if (!endpoint) throw new Error(`There is no call ${operation}`)
  const [path = '', query = ''] = withRequest.path.split('?')
  const words = ['api', operation, ...inPath(endpoint.path, path), ...inQuery(query)]
  if (endpoint.method === 'DELETE') words.push('--yes')
  // Values repeated in the path are typed once.
  const isSaid = ([name]: [string, unknown]) => endpoint.repeats?.includes(name) === true
  for (const [name, part] of Object.entries(withRequest.parts ?? {}).filter((one) => !isSaid(one))) {
    words.push(...option(name, typeof part === 'string' ? part : await writeUpload(part)))
  }
  if (withRequest.body === undefined) return { words }
  if (endpoint.bodyAs === 'value') {
    return { words: [...words, '--body', '-'], input: JSON.stringify(withRequest.body) }
  }
  const left: Record<string, unknown> = {}
  for (const [name, pinned] of Object.entries(withRequest.body as object).filter((one) => !isSaid(one))) {
    const schema = listParameters(endpoint).find((one) => one.name === name)?.schema
    const value = getExample(pinned)
    const texts = [value].flat().map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
    const isTyped = schema && texts.length > 0 && isDeepStrictEqual(fromTyped(schema, texts), value)
    if (isTyped) words.push(...texts.flatMap((text) => option(name, text)))
    else left[name] = value
  }
  if (Object.keys(left).length === 0) return { words }
  return { words: [...words, '--body', '-'], input: JSON.stringify(left) }
}

function inPath(template: string, path: string): string[] {
  const pattern = template.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const values = new RegExp(`^${pattern.join('(.+?)')}$`).exec(path)?.slice(1) ?? []
  return listParamNames(template).flatMap((name, at) => option(name, decodeURIComponent(values[at] ?? '')))
}

const inQuery = (query: string): string[] =>
  [...new URLSearchParams(query)].flatMap(([name, value]) =>
    value === exampleToken ? [] : option(name, value),
  )

const getExample = (pinned: unknown): unknown =>
  typeof pinned === 'object' && pinned !== null && 'pact:matcher:type' in pinned && 'value' in pinned
    ? pinned.value
    : pinned

async function writeUpload({ filename, bytes }: { filename: string; bytes: Uint8Array }): Promise<string> {
  const file = join(await newFolder(), filename)
  await writeFile(file, bytes)
  return `@${file}`
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { listParameters, listParamNames, operations, parseTypedTexts } from '@heed/contracts'
import { exampleToken, type Interaction } from '@heed/contracts/pact'
import { makeTempFolder } from './heed.ts'

interface CommandLine {
  words: string[]
  /** Fields passed on standard input instead of as options. */
  input?: string
}

/** Names of heed's own options; parameters with these names need --param. */
const reservedOptions = new Set(['csv', 'fields', 'format', 'json', 'query'])
const formatOption = (name: string, value: string): string[] =>
  reservedOptions.has(name) ? ['--param', `${name}=${value}`] : [`--${name}=${value}`]

/** Builds the `heed api` command for a pinned request: options if possible, a document for the other fields. */
export async function toCommandLine({ operation, withRequest }: Interaction): Promise<CommandLine> {
  const endpoint = operations.find((one) => one.operation === operation)?.endpoint
  if (!endpoint) throw new Error(`There is no call ${operation}`)
  const [path = '', query = ''] = withRequest.path.split('?')
  const words = ['api', operation, ...getPathValues(endpoint.path, path), ...formatQueryOptions(query)]
  if (endpoint.method === 'DELETE') words.push('--yes')
  // Values that are also in the path are passed only once.
  const isSaid = ([name]: [string, unknown]) => endpoint.repeats?.includes(name) === true
  for (const [name, part] of Object.entries(withRequest.parts ?? {}).filter((one) => !isSaid(one))) {
    words.push(...formatOption(name, typeof part === 'string' ? part : await writeUpload(part)))
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
    const isTyped = schema && texts.length > 0 && isDeepStrictEqual(parseTypedTexts(schema, texts), value)
    if (isTyped) words.push(...texts.flatMap((text) => formatOption(name, text)))
    else left[name] = value
  }
  if (Object.keys(left).length === 0) return { words }
  return { words: [...words, '--body', '-'], input: JSON.stringify(left) }
}

function getPathValues(template: string, path: string): string[] {
  const pattern = template.split(/:\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const values = new RegExp(`^${pattern.join('(.+?)')}$`).exec(path)?.slice(1) ?? []
  return listParamNames(template).flatMap((name, at) =>
    formatOption(name, decodeURIComponent(values[at] ?? '')),
  )
}

const formatQueryOptions = (query: string): string[] =>
  [...new URLSearchParams(query)].flatMap(([name, value]) =>
    value === exampleToken ? [] : formatOption(name, value),
  )

const getExample = (pinned: unknown): unknown =>
  typeof pinned === 'object' && pinned !== null && 'pact:matcher:type' in pinned && 'value' in pinned
    ? pinned.value
    : pinned

async function writeUpload({ filename, bytes }: { filename: string; bytes: Uint8Array }): Promise<string> {
  const file = join(await makeTempFolder(), filename)
  await writeFile(file, bytes)
  return `@${file}`
}

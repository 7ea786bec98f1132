import { type Endpoint, type JsonSchema, toJsonSchema } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { selectFields } from '../../io/print/formats.ts'
import type { OperationInfo } from './operation.ts'

export interface WrittenAnswer {
  operation: string
  file: string
  type: string
  bytes: number
}
const writtenFields: readonly (keyof WrittenAnswer)[] = ['operation', 'file', 'type', 'bytes']

export const getFields = ({ answer }: Endpoint): readonly string[] | undefined =>
  getKeys(toJsonSchema(answer, 'output'))

function getKeys({ properties, items, anyOf }: JsonSchema): readonly string[] | undefined {
  if (properties) return Object.keys(properties)
  if (items) return []
  const ways = anyOf?.map(getKeys) ?? [undefined]
  return ways.includes(undefined) ? undefined : [...new Set(ways.flatMap((names) => names ?? []))]
}

export function checkFields(
  { operation, endpoint }: OperationInfo,
  chosen: readonly string[] | undefined,
  out: string | undefined,
): readonly string[] {
  if (!chosen) return []
  const inFile = out !== undefined
  if (endpoint.media && !inFile) throw fileStop()
  const names = inFile ? writtenFields : getFields(endpoint)
  if (names?.length === 0) {
    throw new Stop(`${operation} has no fields to choose from.`, exitCodes.usage, 'Leave --fields out.')
  }
  return names ? selectFields(chosen, names) : []
}

export const fileStop = (): Stop => new Stop('The answer is a file.', exitCodes.usage, 'Add --out <file>.')

export const withFields = (
  document: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> =>
  names.length > 0 ? { ...Object.fromEntries(names.map((name) => [name, null])), ...document } : document

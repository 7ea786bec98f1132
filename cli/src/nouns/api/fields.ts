import { type Endpoint, type JsonSchema, toJsonSchema } from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { selectFields } from '../../io/print/formats.ts'
import type { OperationInfo } from './operation.ts'

export interface SavedResponse {
  operation: string
  file: string
  type: string
  bytes: number
}
const savedResponseFields: readonly (keyof SavedResponse)[] = ['operation', 'file', 'type', 'bytes']

export const getFields = ({ answer }: Endpoint): readonly string[] | undefined =>
  getKeys(toJsonSchema(answer, 'output'))

function getKeys({ properties, items, anyOf }: JsonSchema): readonly string[] | undefined {
  if (properties) return Object.keys(properties)
  if (items) return []
  const alternatives = anyOf?.map(getKeys) ?? [undefined]
  return alternatives.includes(undefined)
    ? undefined
    : [...new Set(alternatives.flatMap((names) => names ?? []))]
}

export function checkFields(
  { operation, endpoint }: OperationInfo,
  chosenFields: readonly string[] | undefined,
  outputPath: string | undefined,
): readonly string[] {
  if (!chosenFields) return []
  const writesFile = outputPath !== undefined
  if (endpoint.media && !writesFile) throw createFileResponseStop()
  const names = writesFile ? savedResponseFields : getFields(endpoint)
  if (names?.length === 0) {
    throw new Stop(`${operation} has no fields to choose from.`, exitCodes.usage, 'Leave out --fields.')
  }
  return names ? selectFields(chosenFields, names) : []
}

export const createFileResponseStop = (): Stop =>
  new Stop('The response is a file.', exitCodes.usage, 'Add --out <file>.')

export const addMissingFields = (
  document: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> =>
  names.length > 0 ? { ...Object.fromEntries(names.map((name) => [name, null])), ...document } : document

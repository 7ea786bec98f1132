import { type Endpoint, listParameters, operations } from '@heed/contracts'
import { getFields } from './fields.ts'

export const listOperationNames = (): string[] => operations.map(({ operation }) => operation)

const findEndpoint = (operation: string): Endpoint | undefined =>
  operations.find((candidate) => candidate.operation === operation)?.endpoint

export function listParameterNames(operation: string): string[] {
  const endpoint = findEndpoint(operation)
  return endpoint ? listParameters(endpoint).map(({ name }) => `--${name}`) : []
}

export function listResponseFields(operation: string): readonly string[] {
  const endpoint = findEndpoint(operation)
  return (endpoint && !endpoint.media && getFields(endpoint)) || []
}

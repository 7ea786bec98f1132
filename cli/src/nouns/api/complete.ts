import { type Endpoint, listParameters, operations } from '@heed/contracts'
import { getFields } from './fields.ts'

export const operationNames = (): string[] => operations.map(({ operation }) => operation)

const findEndpoint = (operation: string): Endpoint | undefined =>
  operations.find((one) => one.operation === operation)?.endpoint

export function parameterNames(operation: string): string[] {
  const endpoint = findEndpoint(operation)
  return endpoint ? listParameters(endpoint).map(({ name }) => `--${name}`) : []
}

export function answerFields(operation: string): readonly string[] {
  const endpoint = findEndpoint(operation)
  return (endpoint && !endpoint.media && getFields(endpoint)) || []
}

import { type Endpoint, operations, parametersOf } from '@heed/contracts'
import { fieldsOf } from './fields.ts'

export const operationNames = (): string[] => operations.map(({ operation }) => operation)

const endpointOf = (operation: string): Endpoint | undefined =>
  operations.find((one) => one.operation === operation)?.endpoint

export function parameterNames(operation: string): string[] {
  const endpoint = endpointOf(operation)
  return endpoint ? parametersOf(endpoint).map(({ name }) => `--${name}`) : []
}

export function answerFields(operation: string): readonly string[] {
  const endpoint = endpointOf(operation)
  return (endpoint && !endpoint.media && fieldsOf(endpoint)) || []
}

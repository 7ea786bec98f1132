import { type Endpoint, operations, parametersOf } from '@heed/contracts'
import { fieldsOf } from './fields.ts'

/** The names of all calls, for the completion of a command line. */
export const operationNames = (): string[] => operations.map(({ operation }) => operation)

const endpointOf = (operation: string): Endpoint | undefined =>
  operations.find((one) => one.operation === operation)?.endpoint

/** The options that a call takes, as in '--companyId'; none for a call that there is not. */
export function parameterNames(operation: string): string[] {
  const endpoint = endpointOf(operation)
  return endpoint ? parametersOf(endpoint).map(({ name }) => `--${name}`) : []
}

/** The fields of what a call answers, as far as its declaration knows them. */
export function answerFields(operation: string): readonly string[] {
  const endpoint = endpointOf(operation)
  return (endpoint && !endpoint.media && fieldsOf(endpoint)) || []
}

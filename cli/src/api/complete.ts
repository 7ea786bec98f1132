import { operations, parametersOf } from '@heed/contracts'

/** The names of all calls, for the completion of a command line. */
export const operationNames = (): string[] => operations.map(({ operation }) => operation)

/** The options that a call takes, as in '--companyId'; none for a call that there is not. */
export function parameterNames(operation: string): string[] {
  const found = operations.find((one) => one.operation === operation)
  return found ? parametersOf(found.endpoint).map(({ name }) => `--${name}`) : []
}

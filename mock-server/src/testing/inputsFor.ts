import { paramNames } from '@heed/contracts'

export const inputsFor = (
  path: string,
  choices: Readonly<Record<string, readonly unknown[]>>,
  base: Record<string, unknown>,
): Record<string, unknown>[] =>
  paramNames(path).reduce<Record<string, unknown>[]>(
    (inputs, name) =>
      inputs.flatMap((input) => (choices[name] ?? []).map((value) => ({ ...input, [name]: value }))),
    [base],
  )

import { listParamNames } from '@heed/contracts'

export const createSampleInputs = (
  path: string,
  choices: Readonly<Record<string, readonly unknown[]>>,
  base: Record<string, unknown>,
): Record<string, unknown>[] =>
  listParamNames(path).reduce<Record<string, unknown>[]>(
    (inputs, name) =>
      inputs.flatMap((input) => (choices[name] ?? []).map((value) => ({ ...input, [name]: value }))),
    [base],
  )

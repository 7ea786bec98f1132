import { paramNames } from '@heed/contracts'

/** The arguments of a call for every choice of what its path names, beside `base`; none where one has no choice. */
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

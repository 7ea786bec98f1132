import { composeText } from '@heed/contracts/names'
import type { Fields } from '../io/print/formats.ts'
import type { RowRecord } from '../many/recording/rowRecord.ts'
import type { Context } from './context.ts'
import type { Outcome } from './outcome.ts'

export interface OptionSpec<T> {
  help: string
  value?: string
  short?: string
  parse?: (text: string) => T
  fallback?: T
  choices?: readonly string[]
  many?: true
  written?: true
}

export type OptionSpecs = Readonly<Record<string, OptionSpec<unknown>>>
export type OptionValues<O> = { [K in keyof O]: O[K] extends OptionSpec<infer T> ? T : never }

export const createFlagOption = (help: string): OptionSpec<boolean> => ({ help, fallback: false })
export const createTextOption = (value: string, help: string): OptionSpec<string | undefined> => ({
  help,
  value,
})
export const createTextListOption = (
  value: string,
  help: string,
): OptionSpec<readonly string[] | undefined> => ({
  help,
  value,
  many: true,
})
export const createParsedOption = <T>(
  value: string,
  help: string,
  parse: (text: string) => T,
): OptionSpec<T | undefined> => ({ help, value, parse })
export const createNameOption = (help: string): OptionSpec<string | undefined> =>
  createParsedOption('name', help, composeText)
export const createSearchOption = (help: string): OptionSpec<string | undefined> =>
  createParsedOption('text', help, composeText)
export const createFileOption = (value: string, help: string): OptionSpec<string | undefined> => ({
  ...createTextOption(value, help),
  written: true,
})
export const createChoiceOption = <T extends string>(
  values: readonly T[],
  help: string,
): OptionSpec<T | undefined> => ({
  help: `${help} (${values.join(', ')})`,
  value: 'name',
  choices: values,
  parse(text) {
    const match = values.find((value) => value === text.toLowerCase())
    if (match === undefined) throw new RangeError(`It must be one of ${values.join(', ')}.`)
    return match
  },
})

export const createNumberOption = (
  min: number,
  max: number,
  fallback: number,
  help: string,
): OptionSpec<number> => ({
  help,
  value: 'n',
  fallback,
  parse(text) {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (number >= min && number <= max) return number
    throw new RangeError(`It must be a whole number from ${min} to ${max}.`)
  },
})

export const createLimitOption = (help: string): OptionSpec<number | undefined> => ({
  ...createNumberOption(0, 1_000_000, 0, help),
  fallback: undefined,
})

export interface CommandSpec<O extends OptionSpecs> {
  name: string
  group: string
  summary: string
  /** An omitted optional argument arrives as ''. */
  argument?: readonly [
    term: string,
    help: string,
    optional?: 'optional' | undefined,
    choices?: readonly string[],
  ]
  /** A second argument, always required; passed to the command as its only rest argument. */
  second?: readonly [term: string, help: string]
  more?: readonly [term: string, help: string]
  foreignOptions?: true
  options: O
  each?: true
  /** Accepts --company for one company only; other commands refuse it. */
  takesCompany?: true
  /** The command itself reads --company @FILE. */
  takesCompanyFile?: true
  examples: readonly string[]
  fields: Fields
  formats: readonly ('json' | 'csv')[]
  /** Records the rows of --company @FILE as a run; also add the kind in `runs/kinds`. */
  loadRecord?: () => Promise<RowRecord>
  /** Imported only when the command runs, for a fast start. */
  load: () => Promise<
    (
      context: Context,
      values: OptionValues<O>,
      argument: string,
      restArguments: readonly string[],
    ) => Promise<Outcome>
  >
}

export interface Command extends Omit<CommandSpec<OptionSpecs>, 'load'> {
  run(
    context: Context,
    values: Readonly<Record<string, unknown>>,
    argument: string,
    restArguments: readonly string[],
  ): Promise<Outcome>
}

export function defineCommand<const O extends OptionSpecs>({ load, ...spec }: CommandSpec<O>): Command {
  return {
    ...spec,
    run: async (context, values, argument, restArguments) =>
      (await load())(context, values as OptionValues<O>, argument, restArguments),
  }
}

import { composed } from '@heed/contracts/names'
import type { Fields } from '../io/formats.ts'
import type { Context } from './context.ts'
import type { Outcome } from './outcome.ts'

/** An option of a command; its flag is its key, `maxErrors` is --max-errors. */
export interface OptionSpec<T> {
  help: string
  /** Name of the value, as in <n>; a switch has none. */
  value?: string
  parse?: (text: string) => T
  fallback?: T
  /** All values there are, for completion. */
  choices?: readonly string[]
  /** It may be written several times. */
  many?: true
  /** It names a file that the command writes: of many companies each has to write its own. */
  written?: true
}

type OptionSpecs = Readonly<Record<string, OptionSpec<unknown>>>
/** What a verb receives: one value per option. */
export type Values<O> = { [K in keyof O]: O[K] extends OptionSpec<infer T> ? T : never }

export const flag = (help: string): OptionSpec<boolean> => ({ help, fallback: false })
export const text = (value: string, help: string): OptionSpec<string | undefined> => ({ help, value })
/** A text that may be given several times. */
export const texts = (value: string, help: string): OptionSpec<readonly string[] | undefined> => ({
  help,
  value,
  many: true,
})
export const read = <T>(
  value: string,
  help: string,
  parse: (given: string) => T,
): OptionSpec<T | undefined> => ({ help, value, parse })
/** The name of something, written as names are kept. */
export const name = (help: string): OptionSpec<string | undefined> => read('name', help, composed)
/** A part of names that is searched for, written as they are. */
export const search = (help: string): OptionSpec<string | undefined> => read('text', help, composed)
/** A file that the command writes. */
export const outFile = (value: string, help: string): OptionSpec<string | undefined> => ({
  ...text(value, help),
  written: true,
})
export const choice = <T extends string>(values: readonly T[], help: string): OptionSpec<T | undefined> => ({
  help: `${help} (${values.join(', ')})`,
  value: 'name',
  choices: values,
  parse(given) {
    const found = values.find((value) => value === given.toLowerCase())
    if (found === undefined) throw new RangeError(`It must be one of ${values.join(', ')}.`)
    return found
  },
})

/** A whole number within bounds, both included. */
export const whole = (min: number, max: number, fallback: number, help: string): OptionSpec<number> => ({
  help,
  value: 'n',
  fallback,
  parse(given) {
    const number = /^\d+$/.test(given) ? Number(given) : Number.NaN
    if (number >= min && number <= max) return number
    throw new RangeError(`It must be a whole number from ${min} to ${max}.`)
  },
})

/** A limit that is there only when it is asked for. */
export const atMost = (help: string): OptionSpec<number | undefined> => ({
  ...whole(0, 1_000_000, 0, help),
  fallback: undefined,
})

interface CommandSpec<O extends OptionSpecs> {
  /** As typed: 'employees import', or with what of the noun is meant: 'companies logo set'. */
  name: string
  /** Heading of help under which it stands. */
  group: string
  summary: string
  /** One positional argument, as in '<file>'; one that may be left out arrives as ''. Choices are completed. */
  argument?: readonly [
    term: string,
    help: string,
    optional?: 'optional' | undefined,
    choices?: readonly string[],
  ]
  /** Any number of positional arguments behind it. */
  more?: readonly [term: string, help: string]
  /** Options that it does not name are handed to the verb among these, as they were typed. */
  foreignOptions?: true
  options: O
  /** It is about one company, and may be run for each of many: --company @FILE. */
  each?: true
  /** `--company` says something to it though it isn't run for each of many; elsewhere the option is refused. */
  takesCompany?: true
  /** Lines that can be typed as they are. */
  examples: readonly string[]
  /** What it prints as data: keys of its document or of each row. None where it prints nothing of the kind. */
  fields: Fields
  /** Formats with an option of their own; where there are fields, --format knows all of them. */
  formats: readonly ('json' | 'csv')[]
  /** Loads the verb and all it needs; runs only when the command does. */
  load: () => Promise<
    (context: Context, values: Values<O>, argument: string, more: readonly string[]) => Promise<Outcome>
  >
}

/** A command as help, documentation and the program read it. */
export interface Command extends Omit<CommandSpec<OptionSpecs>, 'load'> {
  run(
    context: Context,
    values: Readonly<Record<string, unknown>>,
    argument: string,
    more: readonly string[],
  ): Promise<Outcome>
}

/** Registers a command; its verb's options are typed by `options`. */
export function command<const O extends OptionSpecs>({ load, ...spec }: CommandSpec<O>): Command {
  return {
    ...spec,
    run: async (context, values, argument, more) =>
      (await load())(context, values as Values<O>, argument, more),
  }
}

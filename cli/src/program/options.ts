import { InvalidArgumentError, Option, type Command as Program } from 'commander'
import { type Command, choice, type OptionSpec } from '../command/command.ts'
import { chosenFields, type Format, fieldNames, formatNamed, formatNames } from '../io/print/formats.ts'
import { toKebabCase } from '../io/words.ts'
import { manyFields } from '../many/fields.ts'

const parsed =
  <T>(parse: (given: string) => T) =>
  (given: string): T => {
    try {
      return parse(given)
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
    }
  }

export function createOption(
  key: string,
  { help, value, parse, fallback, choices, many }: OptionSpec<unknown>,
): Option {
  const option = new Option(`--${toKebabCase(key)}${value ? ` <${value}>` : ''}`, help)
  if (many) return option.argParser((given, before: string[] = []) => [...before, given])
  if (fallback !== undefined && value) option.default(fallback)
  if (choices) option.argChoices = [...choices]
  return parse ? option.argParser(parsed(parse)) : option
}

export function addOutputOptions(program: Program, { fields, formats, options, each }: Command): void {
  if (fields.length === 0) return
  program.optionsGroup('Output')
  const own = 'format' in options
  if (!own) {
    program.addOption(createOption('format', choice(formatNames, 'Output format')))
  }
  const other = own ? [] : ['format']
  program.addOption(new Option('--json', 'Print one JSON document').conflicts(other))
  if (formats.includes('csv')) {
    program.addOption(new Option('--csv', 'Print comma-separated values').conflicts(['json', ...other]))
  }
  const names = fieldNames(fields)
  const parts = new Option('--fields <names>', 'Print only these fields, such as a,b').argParser(
    parsed((typed) => parseChosenFields(typed, names, each === true)),
  )
  if (names) parts.argChoices = [...names]
  program
    .addOption(parts)
    .addOption(
      new Option('--query <expression>', 'Filter the output with a JMESPath expression').conflicts('csv'),
    )
}

function parseChosenFields(
  typed: string,
  names: readonly string[] | undefined,
  each: boolean,
): readonly string[] {
  if (!names) return typed.split(',')
  const known = each ? [...manyFields, ...names] : names
  const isKnown = typed.split(',').every((name) => known.includes(name.trim()))
  return chosenFields(typed, isKnown ? known : names)
}

export function refuseFields(program: Program, chosen: readonly string[], names: readonly string[]): void {
  try {
    chosenFields(chosen.join(), names)
  } catch (error) {
    program.error(
      `error: option '--fields <names>' argument '${chosen.join()}' is invalid. ${String(error).replace(/^RangeError: /, '')}`,
    )
  }
}

export function asksForJson(typed: readonly string[]): boolean {
  if (typed.includes('--json')) return true
  const [, format] = /(?:^| )--format[= ](\S+)/.exec(typed.join(' ')) ?? []
  return format === undefined ? /(?:^| )--query(?:[= ]|$)/.test(typed.join(' ')) : /^(nd)?json$/.test(format)
}

export function readFormat(
  program: Program,
  options: Command['options'],
  all: Record<string, unknown>,
): Format {
  const named = 'format' in options ? undefined : formatNames.find((name) => name === all.format)
  if (all.query !== undefined && named !== undefined && !named.endsWith('json')) {
    program.error(`error: option '--query <expression>' cannot be used with option '--format ${named}'`)
  }
  if (named !== undefined) return formatNamed(named)
  return all.json || all.query !== undefined ? 'json' : all.csv ? 'csv' : 'people'
}

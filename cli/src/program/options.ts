import { InvalidArgumentError, Option, type Command as Program } from 'commander'
import { type Command, createChoiceOption, type OptionSpec } from '../command/command.ts'
import { type Format, formatNames, getFieldNames, parseFieldList, toFormat } from '../io/print/formats.ts'
import { toKebabCase } from '../io/words.ts'
import { manyFields } from '../many/fields.ts'

const toArgumentParser =
  <T>(parse: (text: string) => T) =>
  (text: string): T => {
    try {
      return parse(text)
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
    }
  }

export function createOption(
  key: string,
  { help, value, short, parse, fallback, choices, many }: OptionSpec<unknown>,
): Option {
  const flags = `${short ? `-${short}, ` : ''}--${toKebabCase(key)}${value ? ` <${value}>` : ''}`
  const option = new Option(flags, help)
  if (many) return option.argParser((text, before: string[] = []) => [...before, text])
  if (fallback !== undefined && value) option.default(fallback)
  if (choices) option.argChoices = [...choices]
  return parse ? option.argParser(toArgumentParser(parse)) : option
}

export function addOutputOptions(program: Program, { fields, formats, options, each }: Command): void {
  if (fields.length === 0) return
  program.optionsGroup('Output')
  const hasOwnFormat = 'format' in options
  if (!hasOwnFormat) {
    program.addOption(createOption('format', createChoiceOption(formatNames, 'Output format')))
  }
  const inheritedOptions = hasOwnFormat ? [] : ['format']
  program.addOption(new Option('--json', 'Print one JSON document').conflicts(inheritedOptions))
  if (formats.includes('csv')) {
    program.addOption(
      new Option('--csv', 'Print comma-separated values').conflicts(['json', ...inheritedOptions]),
    )
  }
  const names = getFieldNames(fields)
  const parts = new Option('--fields <names>', 'Print only these fields, such as a,b').argParser(
    toArgumentParser((text) => parseChosenFields(text, names, each === true)),
  )
  if (names) parts.argChoices = [...names]
  program
    .addOption(parts)
    .addOption(
      new Option('--query <expression>', 'Filter the output with a JMESPath expression').conflicts('csv'),
    )
}

function parseChosenFields(
  text: string,
  names: readonly string[] | undefined,
  isPerRow: boolean,
): readonly string[] {
  if (!names) return text.split(',')
  const knownNames = isPerRow ? [...manyFields, ...names] : names
  const isKnown = text.split(',').every((name) => knownNames.includes(name.trim()))
  return parseFieldList(text, isKnown ? knownNames : names)
}

export function refuseFields(
  program: Program,
  selectedFields: readonly string[],
  names: readonly string[],
): void {
  try {
    parseFieldList(selectedFields.join(), names)
  } catch (error) {
    program.error(
      `error: option '--fields <names>' argument '${selectedFields.join()}' is invalid. ${String(error).replace(/^RangeError: /, '')}`,
    )
  }
}

export function isJsonRequested(argv: readonly string[]): boolean {
  if (argv.includes('--json')) return true
  const [, format] = /(?:^| )--format[= ](\S+)/.exec(argv.join(' ')) ?? []
  return format === undefined ? /(?:^| )--query(?:[= ]|$)/.test(argv.join(' ')) : /^(nd)?json$/.test(format)
}

export function readFormat(
  program: Program,
  options: Command['options'],
  allOptions: Record<string, unknown>,
): Format {
  const formatName = 'format' in options ? undefined : formatNames.find((name) => name === allOptions.format)
  if (allOptions.query !== undefined && formatName !== undefined && !formatName.endsWith('json')) {
    program.error(`error: option '--query <expression>' cannot be used with option '--format ${formatName}'`)
  }
  if (formatName !== undefined) return toFormat(formatName)
  return allOptions.json || allOptions.query !== undefined ? 'json' : allOptions.csv ? 'csv' : 'people'
}

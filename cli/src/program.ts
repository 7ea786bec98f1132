import { Argument, CommanderError, InvalidArgumentError, Option, Command as Program } from 'commander'
import { commands } from './catalogue.ts'
import { type Command, choice, type OptionSpec } from './commands/command.ts'
import { chosenFields, type Format, fieldNames, formatNamed, formatNames } from './formats.ts'
import { type Explained, helpStyle, topicPage } from './help.ts'
import type { Streams } from './io/streams.ts'
import { kebab } from './io/words.ts'
import { companiesFile, manyFields } from './many/fields.ts'
import type { GlobalFlags } from './settings.ts'
import { topics } from './topics.ts'

/** A command line as read: which command, and everything typed for it. */
export interface Invocation {
  command: Command
  argument: string
  /** What stands behind the argument, for commands that take several. */
  more: readonly string[]
  values: Readonly<Record<string, unknown>>
  flags: GlobalFlags
  format: Format
  /** --fields: keys of what is printed, in this order. */
  chosen: readonly string[] | undefined
  /** --query, as it was typed. */
  query: string | undefined
  quiet: boolean
  debug: boolean
}

const nouns: Readonly<Record<string, string>> = {
  profiles: 'Sign-ins that are kept here: show, choose, change',
  companies: 'Companies: show, make, rename, delete; what they hold and look like',
  'companies subscription': 'What a company holds: show, change, deactivate',
  'companies logo': 'The logo of a company: show, set, remove',
  'companies language': 'The default language of a company: show, set',
  partners: 'Partner accounts: what they pay, their plans and managers',
  'partners managers': 'Who manages a partner account: show, add, remove',
  lists: 'Employee lists: show, make, rename, delete, put people on them',
  employees: 'Employees: show, change, delete, import, export',
  trainings: 'Trainings: show, download reports',
  assessments: 'Assessments: show, download results',
  reports: 'Reports: show, make, change, download',
  keys: 'API keys: show, make, rename, delete',
  runs: 'What was done in bulk: show, go on, take back, apply a plan',
}

/** Examples that the help of a noun shows at most. */
const nounExamples = 6

/** The examples of `heed --help`: a first day with it. */
const firstSteps = [
  'heed login --api https://api.example.com/api',
  'heed companies list',
  'heed employees import people.csv --company 12 --dry-run',
  'heed reports download --all --since 2026-01-01 --out reports',
]

/** Reads a value; what it throws is told as a fault of the option. */
const parsed =
  <T>(parse: (given: string) => T) =>
  (given: string): T => {
    try {
      return parse(given)
    } catch (error) {
      throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
    }
  }

function optionOf(key: string, { help, value, parse, fallback, choices, many }: OptionSpec<unknown>): Option {
  const option = new Option(`--${kebab(key)}${value ? ` <${value}>` : ''}`, help)
  if (many) return option.argParser((given, before: string[] = []) => [...before, given])
  if (fallback !== undefined && value) option.default(fallback)
  // For completion: parse says what is wrong in words of its own.
  if (choices) option.argChoices = [...choices]
  return parse ? option.argParser(parsed(parse)) : option
}

/** How the results of a command can be printed; one that downloads formats keeps its own --format. */
function addOutputOptions(program: Program, { fields, formats, options, each }: Command): void {
  if (fields.length === 0) return
  program.optionsGroup('Output')
  const own = 'format' in options
  if (!own) {
    program.addOption(optionOf('format', choice(formatNames, 'How results are printed')))
  }
  const other = own ? [] : ['format']
  program.addOption(new Option('--json', 'Print one JSON document').conflicts(other))
  if (formats.includes('csv')) {
    program.addOption(new Option('--csv', 'Print comma-separated values').conflicts(['json', ...other]))
  }
  const names = fieldNames(fields)
  const parts = new Option('--fields <names>', 'Print these fields only, as in a,b').argParser(
    parsed((typed) => chosenOf(typed, names, each === true)),
  )
  if (names) parts.argChoices = [...names]
  program
    .addOption(parts)
    .addOption(new Option('--query <expression>', 'Print what a JMESPath expression finds').conflicts('csv'))
}

/** The fields that were chosen: of a command that can be run for many companies also which company it is. */
function chosenOf(typed: string, names: readonly string[] | undefined, each: boolean): readonly string[] {
  if (!names) return typed.split(',')
  const known = each ? [...manyFields, ...names] : names
  const isKnown = typed.split(',').every((name) => known.includes(name.trim()))
  return chosenFields(typed, isKnown ? known : names)
}

function refuseFields(program: Program, chosen: readonly string[], names: readonly string[]): void {
  try {
    chosenFields(chosen.join(), names)
  } catch (error) {
    program.error(
      `error: option '--fields <names>' argument '${chosen.join()}' is invalid. ${String(error).replace(/^RangeError: /, '')}`,
    )
  }
}

/** The format that was asked for; a query is about the JSON document. */
function formatOf(program: Program, options: Command['options'], all: Record<string, unknown>): Format {
  const named = 'format' in options ? undefined : formatNames.find((name) => name === all.format)
  if (all.query !== undefined && named !== undefined && !named.endsWith('json')) {
    program.error(`error: option '--query <expression>' cannot be used with option '--format ${named}'`)
  }
  if (named !== undefined) return formatNamed(named)
  return all.json || all.query !== undefined ? 'json' : all.csv ? 'csv' : 'people'
}

/** Options that stand at every command. */
function addGlobalOptions(program: Program, version: string): void {
  program
    .version(version, '--version', 'Print the version')
    .option('--api <url>', 'Address of the API')
    .option('--company <id|name>', 'The company, by its id or exact name; @FILE for each company of a file')
    .option('--profile <name>', 'A sign-in kept under this name')
    .option('--quiet', 'Print results and errors only')
    .option('--debug', 'Tell each call on standard error, without secrets')
    .option('--no-input', 'Never ask; stop with the option to add')
    .option('--no-color', 'No colours')
    .option('--no-pager', 'Print long results without a pager')
    .helpOption('-h, --help', 'Explain a command')
}

function addCommand(
  root: Program,
  registered: Command,
  explained: Map<Program, Explained>,
  done: (read: Invocation) => void,
): void {
  const { name, group, summary, argument, more, options, fields, examples } = registered
  const words = name.split(' ')
  const verb = words.at(-1) ?? ''
  const parent = nounOf(root, words.slice(0, -1), group, explained)
  const program = parent.command(verb).description(summary)
  explained.set(program, { examples, fields: fieldNames(fields) ?? [] })
  if (parent === root) program.helpGroup(group)
  if (argument) {
    const [term, help, optional, choices] = argument
    const typed = new Argument(optional ? `[${term}]` : `<${term}>`, help)
    if (choices) typed.argChoices = [...choices]
    program.addArgument(typed)
  }
  if (more) program.argument(`[${more[0]}...]`, more[1])
  if (registered.foreignOptions) program.allowUnknownOption()
  for (const [key, spec] of Object.entries(options)) program.addOption(optionOf(key, spec))
  addOutputOptions(program, registered)
  program.action((...typed: unknown[]) => {
    const all = program.optsWithGlobals()
    const { api, company, profile } = all
    // Which company a row is of can be chosen where there are several.
    const names = fieldNames(fields)
    if (all.fields && names && !companiesFile(company)) refuseFields(program, all.fields, names)
    const given = typed.slice(0, program.registeredArguments.length)
    done({
      command: registered,
      argument: argument ? String(given.shift() ?? '') : '',
      more: more ? ((given.shift() ?? []) as readonly string[]) : [],
      values: Object.fromEntries(
        Object.entries(options).map(([key, { fallback }]) => [key, all[key] ?? fallback]),
      ),
      flags: {
        ...(api ? { api } : {}),
        ...(company ? { company } : {}),
        ...(profile ? { profile } : {}),
      },
      format: formatOf(program, options, all),
      chosen: all.fields,
      query: all.query,
      quiet: all.quiet === true,
      debug: all.debug === true,
    })
  })
}

/** The noun, or the noun and what of it is meant, under which a verb stands; made where it is not there yet. */
function nounOf(
  root: Program,
  nounWords: readonly string[],
  group: string,
  explained: Map<Program, Explained>,
): Program {
  return nounWords.reduce((parent, word, at) => {
    const known = parent.commands.find((command) => command.name() === word)
    if (known) return known
    const name = nounWords.slice(0, at + 1).join(' ')
    const made = parent
      .command(word)
      .description(nouns[name] ?? name)
      .helpCommand(false)
    // What a noun does is best said by one line of each of its verbs.
    const verbs = commands.filter((command) => command.name.startsWith(`${name} `))
    explained.set(made, {
      examples: verbs.flatMap(({ examples }) => examples.slice(0, 1)).slice(0, nounExamples),
    })
    return parent === root ? made.helpGroup(group) : made
  }, root)
}

/** The pages of `heed help TOPIC`. */
function addTopics(root: Program, { output }: Streams): void {
  for (const topic of topics) {
    const program = root.command(topic.name, { hidden: true })
    program
      .configureHelp({
        ...program.configureHelp(),
        formatHelp: (_, helper) => topicPage(topic, helper, output.paint),
      })
      .action(() => program.outputHelp())
  }
}

/** Every command with its options, as it is parsed, explained and completed. */
export function buildProgram(
  streams: Streams,
  version: string,
  done: (read: Invocation) => void = () => {},
): Program {
  const explained = new Map<Program, Explained>()
  const root = new Program('heed')
    .description('Employees and security-awareness training from the command line.')
    .exitOverride()
    .configureHelp(helpStyle(streams.output.paint, (program) => explained.get(program) ?? { examples: [] }))
    .configureOutput({
      writeOut: (text) => streams.output.write(text),
      writeErr: (text) => streams.error.write(text),
      getOutHelpWidth: () => Math.min(streams.output.columns, 100),
      getErrHelpWidth: () => Math.min(streams.error.columns, 100),
      getOutHasColors: () => true,
      getErrHasColors: () => true,
      outputError: (text, write) => write(`${streams.error.paint.red('✗')} ${text.replace(/^error: /, '')}`),
    })
    .showSuggestionAfterError()
    .showHelpAfterError('  See what can be written: add --help')
    .addHelpCommand(
      new Program('help')
        .argument('[command]')
        .description('Explain a command or a topic')
        .helpGroup('This program'),
    )
  explained.set(root, { examples: firstSteps, topics })
  addGlobalOptions(root, version)
  for (const registered of commands) {
    addCommand(root, registered, explained, done)
  }
  addTopics(root, streams)
  return root
}

/** Where a verb's options may still change the streams: before anything is read. */
export function readCommandLine(
  typed: readonly string[],
  streams: Streams,
  version: string,
): Invocation | { exitCode: number } {
  let read: Invocation | undefined
  const root = buildProgram(streams, version, (invocation) => {
    read = invocation
  })
  try {
    root.parse(typed[0] === 'help' ? [...typed.slice(1), '--help'] : [...typed], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return { exitCode: error.exitCode === 0 ? 0 : 2 }
    throw error
  }
  return read ?? { exitCode: 0 }
}

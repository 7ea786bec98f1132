import { Argument, Command as Program } from 'commander'
import { type Command, createNumberOption } from '../command/command.ts'
import type { GlobalFlags } from '../command/settings.ts'
import { type Format, getFieldNames } from '../io/print/formats.ts'
import type { Streams } from '../io/terminal/streams.ts'
import { getCompaniesFile } from '../many/fields.ts'
import { commands } from './catalogue.ts'
import { type CommandHelp, createHelpStyle, renderTopicPage } from './help.ts'
import { addOutputOptions, createOption, readFormat, refuseFields } from './options.ts'
import { topics } from './topics.ts'

export interface Invocation {
  command: Command
  argument: string
  restArguments: readonly string[]
  values: Readonly<Record<string, unknown>>
  flags: GlobalFlags
  format: Format
  chosen: readonly string[] | undefined
  query: string | undefined
  quiet: boolean
  debug: boolean
}

const nounSummaries: Readonly<Record<string, string>> = {
  profiles: 'Show, choose and change saved sign-ins',
  companies: 'Show, create, change and delete companies; manage branding',
  subscription: 'Show, change or deactivate subscriptions of one company or many',
  'companies logo': "Show, set or remove a company's logo",
  'companies language': "Show or set a company's default language",
  managers: "Show, add and remove a company's managers; send them sign-in links",
  partners: 'Show partner accounts, their costs, plans and managers',
  'partners managers': 'Show, add and remove managers of partner accounts',
  lists: 'Show, create, rename and delete lists; add employees to them',
  employees: 'Show, change, delete, import and export employees',
  trainings: 'Show trainings and download their reports',
  assessments: 'Show assessments and download their results',
  reports: 'Show, create, change and download reports',
  keys: 'Show, create, rename, rotate and delete API keys',
  runs: 'Show, resume, retry and undo bulk changes; apply prepared ones',
  mock: 'Control a mock server: worlds, people, time, messages, faults, calls, journal',
  'mock worlds': 'Show, create, reset and end the worlds of a mock server',
  'mock scenarios': 'Show the scenarios that worlds can start with',
  'mock stories': 'Show and start guided demos, and move between their steps',
  'mock clock': "Show or advance a world's clock",
  'mock outbox': 'Show the messages a world has sent, or wait for one',
  'mock faults': "Show, set and clear a world's faults",
  'mock people': 'Show the people who can sign in to a world',
  'mock requests': 'Show calls to a world and explain why calls were refused',
  'mock journal': 'Show, undo, export and replay what was done in a world',
  'mock data': "Show a world's raw rows",
  'mock snapshots': 'Save, restore, export and load snapshots of a world',
  alias: 'Show, create, import and delete short names for commands',
}

const maxNounExamples = 6

const aliases: Readonly<Record<string, string>> = { list: 'ls' }

const firstSteps = [
  'heed login --api https://api.example.com/api',
  'heed companies list',
  'heed employees import people.csv --company 12 --dry-run',
  'heed reports download --all --since 2026-01-01 --out reports',
  'heed subscription set --ending-before 2027-03-01 --extend 1y --dry-run',
  'heed runs undo last --dry-run',
]

function addGlobalOptions(program: Program, version: string): void {
  program
    .version(version, '-v, --version', 'Print the version')
    .option('--api <url>', 'API address')
    .option('--company <id|name>', 'Company ID or exact name; @FILE for every company in a file')
    .option('--profile <name>', 'Saved sign-in to use')
    .option('--insecure', 'Allow sending tokens over http to other machines')
    .addOption(
      createOption('timeout', {
        ...createNumberOption(1, 3600, 120, 'Seconds to wait for a response (default: 120)'),
        fallback: undefined,
        value: 'seconds',
      }),
    )
    .addOption(
      createOption('retries', {
        ...createNumberOption(
          0,
          100,
          0,
          'Times to retry after a temporary failure such as 429 or 503; 0 to disable',
        ),
        fallback: undefined,
      }),
    )
    .option('-q, --quiet', 'Print only results and errors')
    .option('--debug', 'Log requests to standard error, without secrets')
    .option('--no-input', 'Never prompt; if input is missing, stop and name the option to add')
    .option('--no-color', 'Disable colours')
    .option('--no-pager', 'Print long results without a pager')
    .helpOption('-h, --help', 'Show help')
}

interface BuildContext {
  root: Program
  argv: readonly string[]
  helpByProgram: Map<Program, CommandHelp>
  done: (invocation: Invocation) => void
}

interface ProgramEvents {
  done?: BuildContext['done']
  show?: (page: string) => void
  refuse?: (reason: string) => void
}

const hasCompaniesFile = (argv: readonly string[]): boolean =>
  argv.some(
    (word, index) =>
      word.startsWith('--company=@') || (word.startsWith('@') && argv[index - 1] === '--company'),
  )

/** Builds only the commands that the user typed: building all options takes longer than printing help. */
function addCommand(building: BuildContext, commandSpec: Command): void {
  const { root, argv, helpByProgram } = building
  const isTyped = (word: string) => argv.includes(word) || argv.includes(aliases[word] ?? word)
  const { name, group, summary, argument, second, more, fields, examples } = commandSpec
  const words = name.split(' ')
  const nounWords = words.slice(0, -1)
  const parent = ensureNoun(root, nounWords, group, helpByProgram)
  if (!nounWords.every((word) => argv.includes(word))) return
  const verb = words.at(-1) ?? ''
  const program = parent.command(verb).description(summary)
  if (parent !== root && aliases[verb]) program.alias(aliases[verb])
  helpByProgram.set(program, { examples, fields: getFieldNames(fields) ?? [] })
  if (parent === root) program.helpGroup(group)
  if (argument) {
    const [term, help, optional, choices] = argument
    // With --company @FILE, a column may contain the argument.
    const isOptional = optional !== undefined || (commandSpec.each === true && hasCompaniesFile(argv))
    const commanderArgument = new Argument(isOptional ? `[${term}]` : `<${term}>`, help)
    if (choices) commanderArgument.argChoices = [...choices]
    program.addArgument(commanderArgument)
  }
  if (second) program.argument(`<${second[0]}>`, second[1])
  if (more) program.argument(`[${more[0]}...]`, more[1])
  if (words.every(isTyped)) configureCommand(program, commandSpec, building.done)
}

function configureCommand(program: Program, commandSpec: Command, done: BuildContext['done']): void {
  const { argument, options, fields } = commandSpec
  if (commandSpec.foreignOptions) program.allowUnknownOption()
  for (const [key, spec] of Object.entries(options)) program.addOption(createOption(key, spec))
  addOutputOptions(program, commandSpec)
  program.action((...actionArguments: unknown[]) => {
    const allOptions = program.optsWithGlobals()
    const { api, company, profile, insecure, timeout, retries } = allOptions
    const names = getFieldNames(fields)
    if (allOptions.fields && names && !getCompaniesFile(company))
      refuseFields(program, allOptions.fields, names)
    const positionals = actionArguments.slice(0, program.registeredArguments.length)
    done({
      command: commandSpec,
      argument: argument ? String(positionals.shift() ?? '') : '',
      restArguments: positionals.flat() as string[],
      values: Object.fromEntries(
        Object.entries(options).map(([key, { fallback }]) => [key, allOptions[key] ?? fallback]),
      ),
      flags: {
        ...(api ? { api } : {}),
        ...(company ? { company } : {}),
        ...(profile ? { profile } : {}),
        ...(insecure ? { insecure: true } : {}),
        ...(timeout ? { timeout } : {}),
        ...(retries === undefined ? {} : { retries }),
      },
      format: readFormat(program, options, allOptions),
      chosen: allOptions.fields,
      query: allOptions.query,
      quiet: allOptions.quiet === true,
      debug: allOptions.debug === true,
    })
  })
}

function ensureNoun(
  root: Program,
  nounWords: readonly string[],
  group: string,
  helpByProgram: Map<Program, CommandHelp>,
): Program {
  return nounWords.reduce((parent, word, index) => {
    const existingCommand = parent.commands.find((command) => command.name() === word)
    if (existingCommand) return existingCommand
    const name = nounWords.slice(0, index + 1).join(' ')
    const program = parent
      .command(word)
      .description(nounSummaries[name] ?? name)
      .helpCommand(false)
    const verbs = commands.filter((command) => command.name.startsWith(`${name} `))
    helpByProgram.set(program, {
      examples: verbs.flatMap(({ examples }) => examples.slice(0, 1)).slice(0, maxNounExamples),
    })
    return parent === root ? program.helpGroup(group) : program
  }, root)
}

function addTopics(root: Program, { output }: Streams): void {
  for (const topic of topics) {
    const program = root.command(topic.name, { hidden: true })
    program
      .configureHelp({
        ...program.configureHelp(),
        formatHelp: (_, helper) => renderTopicPage(topic, helper, output.paint),
      })
      .action(() => program.outputHelp())
  }
}

export function buildProgram(
  typedWords: readonly string[],
  streams: Streams,
  version: string,
  { done = () => {}, show = streams.output.write, refuse = () => {} }: ProgramEvents = {},
): Program {
  const commandHelps = new Map<Program, CommandHelp>()
  const root = new Program('heed')
    .description('Manage employees and security-awareness training from the command line')
    .exitOverride()
    .configureHelp(
      createHelpStyle(streams.output.paint, (program) => commandHelps.get(program) ?? { examples: [] }),
    )
    .configureOutput({
      writeOut: show,
      writeErr: (text) => streams.error.write(text),
      getOutHelpWidth: () => Math.min(streams.output.columns, 100),
      getErrHelpWidth: () => Math.min(streams.error.columns, 100),
      getOutHasColors: () => true,
      getErrHasColors: () => true,
      outputError: refuse,
    })
    .showSuggestionAfterError()
    .addHelpCommand(
      new Program('help')
        .argument('[command]')
        .description('Show help for a command or topic')
        .helpGroup('This program'),
    )
  commandHelps.set(root, { examples: firstSteps, topics })
  addGlobalOptions(root, version)
  for (const commandSpec of commands)
    addCommand({ root, argv: typedWords, helpByProgram: commandHelps, done }, commandSpec)
  addTopics(root, streams)
  return root
}

import { Argument, Command as Program } from 'commander'
import { type Command, whole } from '../command/command.ts'
import type { GlobalFlags } from '../command/settings.ts'
import { type Format, fieldNames } from '../io/formats.ts'
import type { Streams } from '../io/streams.ts'
import { companiesFile } from '../many/fields.ts'
import { commands } from './catalogue.ts'
import { type Explained, helpStyle, topicPage } from './help.ts'
import { addOutputOptions, formatOf, optionOf, refuseFields } from './options.ts'
import { topics } from './topics.ts'

export interface Invocation {
  command: Command
  argument: string
  more: readonly string[]
  values: Readonly<Record<string, unknown>>
  flags: GlobalFlags
  format: Format
  chosen: readonly string[] | undefined
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
  keys: 'API keys: show, make, rename, rotate, delete',
  runs: 'What was done in bulk: show, go on, take back, apply what was prepared',
  mock: 'The mock server: worlds, people, time, messages, faults, calls, journal',
  'mock worlds': 'Worlds of a mock server: show, make, begin anew, end',
  'mock scenarios': 'What a world may begin as',
  'mock stories': 'Guided demos: show, begin at any step, go on',
  'mock clock': 'The time of a world: show, move on',
  'mock outbox': 'Messages that a world has sent: show, wait for one',
  'mock faults': 'What goes wrong in a world: show, set, clear',
  'mock people': 'Who can sign in to a world',
  'mock requests': 'Calls to a world: show, explain a refusal',
  'mock journal': 'What was done in a world: show, undo, take elsewhere',
  'mock data': 'Raw rows of a world',
  'mock snapshots': 'A world as it was: keep, go back, take elsewhere',
}

const nounExamples = 6

const aliases: Readonly<Record<string, string>> = { list: 'ls' }

const firstSteps = [
  'heed login --api https://api.example.com/api',
  'heed companies list',
  'heed employees import people.csv --company 12 --dry-run',
  'heed reports download --all --since 2026-01-01 --out reports',
]

function addGlobalOptions(program: Program, version: string): void {
  program
    .version(version, '-v, --version', 'Print the version')
    .option('--api <url>', 'Address of the API')
    .option('--company <id|name>', 'The company, by its id or exact name; @FILE for each company of a file')
    .option('--profile <name>', 'A sign-in kept under this name')
    .option('--insecure', 'Send tokens over http to another machine too')
    .addOption(
      optionOf('timeout', {
        ...whole(1, 3600, 120, 'Wait so many seconds for an answer (120)'),
        fallback: undefined,
        value: 'seconds',
      }),
    )
    .option('-q, --quiet', 'Print results and errors only')
    .option('--debug', 'Tell each call on standard error, without secrets')
    .option('--no-input', 'Never ask; stop with the option to add')
    .option('--no-color', 'No colours')
    .option('--no-pager', 'Print long results without a pager')
    .helpOption('-h, --help', 'Explain a command')
}

interface Building {
  root: Program
  typed: readonly string[]
  explained: Map<Program, Explained>
  done: (read: Invocation) => void
}

interface Ends {
  done?: Building['done']
  show?: (page: string) => void
  refuse?: (reason: string) => void
}

/** Builds only what these words need: every option of every verb takes longer than a page of help. */
function addCommand(building: Building, registered: Command): void {
  const { root, typed, explained } = building
  const isTyped = (word: string) => typed.includes(word) || typed.includes(aliases[word] ?? word)
  const { name, group, summary, argument, more, fields, examples } = registered
  const words = name.split(' ')
  const nounWords = words.slice(0, -1)
  const parent = nounOf(root, nounWords, group, explained)
  if (!nounWords.every((word) => typed.includes(word))) return
  const verb = words.at(-1) ?? ''
  const program = parent.command(verb).description(summary)
  if (parent !== root && aliases[verb]) program.alias(aliases[verb])
  explained.set(program, { examples, fields: fieldNames(fields) ?? [] })
  if (parent === root) program.helpGroup(group)
  if (argument) {
    const [term, help, optional, choices] = argument
    const typed = new Argument(optional ? `[${term}]` : `<${term}>`, help)
    if (choices) typed.argChoices = [...choices]
    program.addArgument(typed)
  }
  if (more) program.argument(`[${more[0]}...]`, more[1])
  if (words.every(isTyped)) completeCommand(program, registered, building.done)
}

function completeCommand(program: Program, registered: Command, done: Building['done']): void {
  const { argument, more, options, fields } = registered
  if (registered.foreignOptions) program.allowUnknownOption()
  for (const [key, spec] of Object.entries(options)) program.addOption(optionOf(key, spec))
  addOutputOptions(program, registered)
  program.action((...typed: unknown[]) => {
    const all = program.optsWithGlobals()
    const { api, company, profile, insecure, timeout } = all
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
        ...(insecure ? { insecure: true } : {}),
        ...(timeout ? { timeout } : {}),
      },
      format: formatOf(program, options, all),
      chosen: all.fields,
      query: all.query,
      quiet: all.quiet === true,
      debug: all.debug === true,
    })
  })
}

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
    const verbs = commands.filter((command) => command.name.startsWith(`${name} `))
    explained.set(made, {
      examples: verbs.flatMap(({ examples }) => examples.slice(0, 1)).slice(0, nounExamples),
    })
    return parent === root ? made.helpGroup(group) : made
  }, root)
}

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

export function buildProgram(
  typed: readonly string[],
  streams: Streams,
  version: string,
  { done = () => {}, show = streams.output.write, refuse = () => {} }: Ends = {},
): Program {
  const explained = new Map<Program, Explained>()
  const root = new Program('heed')
    .description('Employees and security-awareness training from the command line.')
    .exitOverride()
    .configureHelp(helpStyle(streams.output.paint, (program) => explained.get(program) ?? { examples: [] }))
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
        .description('Explain a command or a topic')
        .helpGroup('This program'),
    )
  explained.set(root, { examples: firstSteps, topics })
  addGlobalOptions(root, version)
  for (const registered of commands) addCommand({ root, typed, explained, done }, registered)
  addTopics(root, streams)
  return root
}

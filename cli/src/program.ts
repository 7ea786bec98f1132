import { CommanderError, InvalidArgumentError, Option, Command as Program } from 'commander'
import { commands } from './catalogue.ts'
import type { Command, OptionSpec } from './commands/command.ts'
import { environmentText, examplesText, exitCodesText, helpStyle } from './help.ts'
import type { Format } from './io/print.ts'
import type { Streams } from './io/streams.ts'
import type { GlobalFlags } from './settings.ts'

/** A command line as read: which command, and everything typed for it. */
export interface Invocation {
  command: Command
  argument: string
  /** What stands behind the argument, for commands that take several. */
  more: readonly string[]
  values: Readonly<Record<string, unknown>>
  flags: GlobalFlags
  format: Format
  quiet: boolean
}

const nouns: Readonly<Record<string, string>> = {
  companies: 'Companies you manage',
  lists: 'Employee lists',
  employees: 'Employees: show, import',
  reports: 'Reports: show, download',
  keys: 'API keys: show, make, rename, delete',
}

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function optionOf(key: string, { help, value, parse, fallback }: OptionSpec<unknown>): Option {
  const option = new Option(`--${kebab(key)}${value ? ` <${value}>` : ''}`, help)
  if (fallback !== undefined && value) option.default(fallback)
  if (parse) {
    option.argParser((given) => {
      try {
        return parse(given)
      } catch (error) {
        throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
      }
    })
  }
  return option
}

/** Options that stand at every command. */
function addGlobalOptions(program: Program, version: string): void {
  program
    .version(version, '--version', 'Print the version')
    .option('--api <url>', 'Address of the API')
    .option('--company <id|name>', 'The company, by its id or exact name')
    .option('--profile <name>', 'A sign-in kept under this name')
    .option('--quiet', 'Print results and errors only')
    .option('--no-input', 'Never ask; stop with the option to add')
    .option('--no-color', 'No colours')
    .helpOption('-h, --help', 'Explain a command')
}

function addCommand(
  root: Program,
  registered: Command,
  streams: Streams,
  done: (read: Invocation) => void,
): void {
  const words = registered.name.split(' ')
  const verb = words.at(-1) ?? ''
  const parent = nounOf(root, words.slice(0, -1), registered.group)
  const program = parent.command(verb).description(registered.summary)
  if (parent === root) program.helpGroup(`${registered.group}:`)
  if (registered.argument) {
    const [term, help, optional] = registered.argument
    program.argument(optional ? `[${term}]` : `<${term}>`, help)
  }
  if (registered.more) {
    const [term, help] = registered.more
    program.argument(`[${term}...]`, help)
  }
  for (const [key, spec] of Object.entries(registered.options)) program.addOption(optionOf(key, spec))
  if (registered.formats.includes('json')) program.option('--json', 'Print one JSON document')
  if (registered.formats.includes('csv')) {
    program.addOption(new Option('--csv', 'Print comma-separated values').conflicts('json'))
  }
  program.addHelpText('after', () => examplesText(registered.examples, streams.output.paint))
  program.action((...typed: unknown[]) => {
    const { api, company, profile, ...all } = program.optsWithGlobals()
    const flags = {
      ...(api ? { api } : {}),
      ...(company ? { company } : {}),
      ...(profile ? { profile } : {}),
    }
    const values = Object.fromEntries(
      Object.entries(registered.options).map(([key, { fallback }]) => [key, all[key] ?? fallback]),
    )
    const given = typed.slice(0, program.registeredArguments.length)
    done({
      command: registered,
      argument: registered.argument ? String(given.shift() ?? '') : '',
      more: registered.more ? ((given.shift() ?? []) as readonly string[]) : [],
      values,
      flags,
      format: all.json ? 'json' : all.csv ? 'csv' : 'people',
      quiet: all.quiet === true,
    })
  })
}

/** The noun, or the noun and what of it is meant, under which a verb stands; made where it is not there yet. */
function nounOf(root: Program, nounWords: readonly string[], group: string): Program {
  return nounWords.reduce((parent, word, at) => {
    const known = parent.commands.find((command) => command.name() === word)
    if (known) return known
    const name = nounWords.slice(0, at + 1).join(' ')
    const made = parent.command(word).description(nouns[name] ?? name)
    return parent === root ? made.helpGroup(`${group}:`) : made
  }, root)
}

/** Where a verb's options may still change the streams: before anything is read. */
export function readCommandLine(
  typed: readonly string[],
  streams: Streams,
  version: string,
): Invocation | { exitCode: number } {
  let read: Invocation | undefined
  const root = new Program('heed')
    .description('Employees and security-awareness training from the command line.')
    .exitOverride()
    .configureHelp(helpStyle(streams.output.paint))
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
    .helpCommand('help [command...]', 'Explain a command')
    .addHelpText('after', () => environmentText(streams.output.paint))
  addGlobalOptions(root, version)
  for (const registered of commands) {
    addCommand(root, registered, streams, (invocation) => {
      read = invocation
    })
  }
  root
    .command('exit-codes', { hidden: true })
    .configureHelp({ formatHelp: () => exitCodesText(streams.output.paint) })
    .action(() => streams.output.write(exitCodesText(streams.output.paint)))
  try {
    root.parse(typed[0] === 'help' ? [...typed.slice(1), '--help'] : [...typed], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return { exitCode: error.exitCode === 0 ? 0 : 2 }
    throw error
  }
  return read ?? { exitCode: 0 }
}

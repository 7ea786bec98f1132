import type { Help, HelpConfiguration, Option, Command as Program } from 'commander'
import { groupBy } from '../io/grouped.ts'
import type { Paint } from '../io/terminal/paint.ts'
import type { Topic } from './topics.ts'

export interface CommandHelp {
  examples: readonly string[]
  fields?: readonly string[]
  topics?: readonly Topic[]
}

type Items = readonly (readonly [term: string, text: string])[]

const section = (helper: Help, title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', helper.styleTitle(`${title}:`), ...lines] : []

const example = (paint: Paint, line: string): string => `  ${paint.dim('$')} ${line}`

const items = (helper: Help, width: number, rows: Items): string[] =>
  rows.map(([term, text]) => helper.formatItem(term, width, text, helper))

const wrapped = (helper: Help, text: string): string[] =>
  helper
    .boxWrap(text, (helper.helpWidth ?? 80) - 2)
    .split('\n')
    .map((line) => `  ${line}`)

function page(program: Program, helper: Help, paint: Paint, explained: CommandHelp): string {
  const { examples, fields = [], topics = [] } = explained
  const topicTerms = topics.map(({ name }) => `help ${name}`)
  const width = Math.max(helper.padWidth(program, helper), ...topicTerms.map((term) => term.length))
  const options = (all: Option[]): Items =>
    all.map((option) => [
      helper.styleOptionTerm(helper.optionTerm(option)),
      helper.styleOptionDescription(helper.optionDescription(option)),
    ])
  const parts = [
    helper.boxWrap(program.description(), helper.helpWidth ?? 80),
    ...section(
      helper,
      'Examples',
      examples.map((line) => example(paint, line)),
    ),
    ...section(helper, 'Usage', [`  ${helper.styleUsage(helper.commandUsage(program))}`]),
    ...section(
      helper,
      'Arguments',
      items(
        helper,
        width,
        helper
          .visibleArguments(program)
          .map((argument) => [
            helper.styleArgumentTerm(helper.argumentTerm(argument)),
            helper.argumentDescription(argument),
          ]),
      ),
    ),
  ]
  for (const [title, commands] of groupBy(helper.visibleCommands(program), (one) => one.helpGroup())) {
    const rows = commands.map(
      (one) => [helper.styleSubcommandTerm(helper.subcommandTerm(one)), one.description()] as const,
    )
    parts.push(...section(helper, title || 'Commands', items(helper, width, rows)))
  }
  const visible = groupBy(helper.visibleOptions(program), (one) => one.helpGroupHeading ?? 'Options')
  for (const [title, group] of visible) {
    parts.push(...section(helper, title, items(helper, width, options(group))))
  }
  parts.push(
    ...section(helper, 'Fields', fields.length > 0 ? wrapped(helper, fields.join(', ')) : []),
    ...section(helper, 'Global options', items(helper, width, options(helper.visibleGlobalOptions(program)))),
    ...section(
      helper,
      'Help topics',
      items(
        helper,
        width,
        topics.map(({ name, summary }) => [paint.cyan(`help ${name}`), summary]),
      ),
    ),
  )
  return `${parts.join('\n')}\n`
}

export const helpStyle = (paint: Paint, explained: (program: Program) => CommandHelp): HelpConfiguration => ({
  sortSubcommands: false,
  minWidthToWrap: 20,
  showGlobalOptions: true,
  styleTitle: paint.bold,
  styleCommandText: paint.cyan,
  styleSubcommandText: paint.cyan,
  styleOptionText: paint.cyan,
  styleArgumentText: paint.cyan,
  optionDescription: ({ description, defaultValue }) =>
    defaultValue === undefined ? description : `${description} (default: ${String(defaultValue)})`,
  argumentDescription: ({ description }) => description,
  subcommandTerm: (command) =>
    [
      [command.name(), ...command.aliases()].join(', '),
      ...command.registeredArguments
        .filter(({ variadic }) => !variadic)
        .map((argument) =>
          argument.required
            ? `<${argument.name()}>`
            : `[${argument.name()}${argument.variadic ? '...' : ''}]`,
        ),
    ].join(' '),
  formatHelp: (program, helper) => page(program, helper, paint, explained(program)),
})

export function topicPage({ summary, examples, sections }: Topic, helper: Help, paint: Paint): string {
  const parts = [
    helper.boxWrap(summary, helper.helpWidth ?? 80),
    ...section(
      helper,
      'Examples',
      examples.map((line) => example(paint, line)),
    ),
  ]
  for (const { title, rows, notes = [] } of sections) {
    const width = Math.max(...rows.map(([term]) => term.length))
    const coloured = rows.map(([term, text]) => [paint.cyan(aligned(term, width)), text] as const)
    parts.push(...section(helper, title, items(helper, width, coloured)))
    for (const note of notes) parts.push('', ...wrapped(helper, note))
  }
  return `${parts.join('\n')}\n`
}

const aligned = (term: string, width: number): string => (/^\d+$/.test(term) ? term.padStart(width) : term)

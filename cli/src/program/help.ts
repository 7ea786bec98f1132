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

const formatSection = (helper: Help, title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', helper.styleTitle(`${title}:`), ...lines] : []

const formatExample = (paint: Paint, line: string): string => `  ${paint.dim('$')} ${line}`

const formatItems = (helper: Help, width: number, rows: Items): string[] =>
  rows.map(([term, text]) => helper.formatItem(term, width, text, helper))

const toWrappedLines = (helper: Help, text: string): string[] =>
  helper
    .boxWrap(text, (helper.helpWidth ?? 80) - 2)
    .split('\n')
    .map((line) => `  ${line}`)

function renderHelpPage(program: Program, helper: Help, paint: Paint, help: CommandHelp): string {
  const { examples, fields = [], topics = [] } = help
  const topicTerms = topics.map(({ name }) => `help ${name}`)
  const width = Math.max(helper.padWidth(program, helper), ...topicTerms.map((term) => term.length))
  const toOptionItems = (visibleOptions: Option[]): Items =>
    visibleOptions.map((option) => [
      helper.styleOptionTerm(helper.optionTerm(option)),
      helper.styleOptionDescription(helper.optionDescription(option)),
    ])
  const parts = [
    helper.boxWrap(program.description(), helper.helpWidth ?? 80),
    ...formatSection(
      helper,
      'Examples',
      examples.map((line) => formatExample(paint, line)),
    ),
    ...formatSection(helper, 'Usage', [`  ${helper.styleUsage(helper.commandUsage(program))}`]),
    ...formatSection(
      helper,
      'Arguments',
      formatItems(
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
  for (const [title, commands] of groupBy(helper.visibleCommands(program), (subcommand) =>
    subcommand.helpGroup(),
  )) {
    const rows = commands.map(
      (subcommand) =>
        [helper.styleSubcommandTerm(helper.subcommandTerm(subcommand)), subcommand.description()] as const,
    )
    parts.push(...formatSection(helper, title || 'Commands', formatItems(helper, width, rows)))
  }
  const visibleGroups = groupBy(
    helper.visibleOptions(program),
    (option) => option.helpGroupHeading ?? 'Options',
  )
  for (const [title, group] of visibleGroups) {
    parts.push(...formatSection(helper, title, formatItems(helper, width, toOptionItems(group))))
  }
  parts.push(
    ...formatSection(helper, 'Fields', fields.length > 0 ? toWrappedLines(helper, fields.join(', ')) : []),
    ...formatSection(
      helper,
      'Global options',
      formatItems(helper, width, toOptionItems(helper.visibleGlobalOptions(program))),
    ),
    ...formatSection(
      helper,
      'Help topics',
      formatItems(
        helper,
        width,
        topics.map(({ name, summary }) => [paint.cyan(`help ${name}`), summary]),
      ),
    ),
  )
  return `${parts.join('\n')}\n`
}

export const createHelpStyle = (
  paint: Paint,
  getHelp: (program: Program) => CommandHelp,
): HelpConfiguration => ({
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
  formatHelp: (program, helper) => renderHelpPage(program, helper, paint, getHelp(program)),
})

export function renderTopicPage({ summary, examples, sections }: Topic, helper: Help, paint: Paint): string {
  const parts = [
    helper.boxWrap(summary, helper.helpWidth ?? 80),
    ...formatSection(
      helper,
      'Examples',
      examples.map((line) => formatExample(paint, line)),
    ),
  ]
  for (const { title, rows, notes = [] } of sections) {
    const width = Math.max(...rows.map(([term]) => term.length))
    const coloredRows = rows.map(([term, text]) => [paint.cyan(alignTerm(term, width)), text] as const)
    parts.push(...formatSection(helper, title, formatItems(helper, width, coloredRows)))
    for (const note of notes) parts.push('', ...toWrappedLines(helper, note))
  }
  return `${parts.join('\n')}\n`
}

const alignTerm = (term: string, width: number): string => (/^\d+$/.test(term) ? term.padStart(width) : term)

import type { Command as Program } from 'commander'
import { exitCodes, exitCodeTexts } from '../io/exit.ts'
import { createStreams } from '../io/terminal/streams.ts'
import { commands } from './catalogue.ts'
import { buildProgram } from './program.ts'
import { type Topic, topics } from './topics.ts'

interface Build {
  version: string
  date: string
}

export interface ManPage {
  file: string
  text: string
}

const maxLineLength = 80

/** Escapes roff requests and also dashes, so that readers can search for options. Returns ASCII. */
const escapeRoff = (text: string): string =>
  text
    .normalize()
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/[^ -~\n]/gu, (character) => `\\[u${toHex(character)}]`)
    .replace(/^([.'])/gm, '\\&$1')

const toHex = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

function formatText(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    const longerLine = line === undefined ? word : `${line} ${word}`
    if (line === undefined || escapeRoff(longerLine).length > maxLineLength) lines.push(word)
    else lines[lines.length - 1] = longerLine
  }
  return escapeRoff(lines.join('\n'))
}

const formatBold = (text: string): string => `\\fB${escapeRoff(text)}\\fR`
const formatSection = (title: string): string => `.SH ${escapeRoff(title.toUpperCase())}`
const formatItem = (term: string, text: string): string => `.TP\n${formatBold(term)}\n${formatText(text)}`
const formatExamples = (examples: readonly string[]): string[] =>
  examples.length > 0
    ? ['.PP', 'Examples:', '.PP', '.RS', '.nf', ...examples.map(escapeRoff), '.fi', '.RE']
    : []

const createManPage = (name: string, { version, date }: Build, lines: readonly string[]): ManPage => ({
  file: `${name}.1`,
  text: [
    `.TH ${escapeRoff(name.toUpperCase())} 1 "${date}" "heed ${escapeRoff(version)}" "heed"`,
    ...lines,
    '',
  ].join('\n'),
})

function findProgram(words: readonly string[], version: string): Program {
  const silentOutput = { write: () => true, isTTY: false, columns: 80 }
  const streams = createStreams({ input: process.stdin, output: silentOutput, error: silentOutput }, {})
  let program = buildProgram(words, streams, version)
  for (const word of words)
    program = program.commands.find((subcommand) => subcommand.name() === word) ?? program
  return program
}

function formatCommandLines(name: string, version: string): string[] {
  const command = commands.find((candidate) => candidate.name === name)
  const program = findProgram(name.split(' '), version)
  const helper = program.createHelp()
  const usage = helper.commandUsage(program).replace(/\|\w+ /, ' ')
  return [
    `.SS ${escapeRoff(usage)}`,
    formatText(command?.summary ?? ''),
    ...helper
      .visibleArguments(program)
      .map((argument) => formatItem(helper.argumentTerm(argument), argument.description)),
    ...helper
      .visibleOptions(program)
      .filter(({ long }) => long !== '--help')
      .map((option) => formatItem(helper.optionTerm(option), option.description)),
    ...formatExamples(command?.examples ?? []),
  ]
}

const formatTopicLines = ({ name, summary, sections, examples }: Topic): string[] => [
  formatSection(name.replaceAll('-', ' ')),
  formatText(summary),
  ...sections.flatMap(({ title, rows, notes = [] }) => [
    `.SS ${escapeRoff(title)}`,
    ...rows.map(([term, text]) => formatItem(term, text)),
    ...notes.flatMap((note) => ['.PP', formatText(note)]),
  ]),
  ...formatExamples(examples),
]

const getFirstWord = (name: string): string => name.split(' ')[0] ?? ''

export function createManPages(version: string, date: string): ManPage[] {
  const build = { version, date }
  const root = findProgram([], version)
  const helper = root.createHelp()
  const words = [...new Set(commands.map(({ name }) => getFirstWord(name)))]
  const getSummary = (word: string): string => {
    const program = root.commands.find((subcommand) => subcommand.name() === word)
    return program?.description() ?? ''
  }
  const formatSeeAlso = (name: string) => `${formatBold(name)}(1)`
  const mainPage = createManPage('heed', build, [
    formatSection('name'),
    formatText(`heed - ${root.description()}`),
    formatSection('synopsis'),
    `${formatBold('heed')} ${escapeRoff('<command> [options]')}`,
    formatSection('commands'),
    ...words.map((word) => formatItem(`heed ${word}`, getSummary(word))),
    formatSection('global options'),
    ...helper.visibleOptions(root).map((option) => formatItem(helper.optionTerm(option), option.description)),
    ...topics.filter(({ name }) => name !== 'exit-codes').flatMap(formatTopicLines),
    formatSection('exit status'),
    ...Object.entries(exitCodes).map(([name, code]) =>
      formatItem(String(code), exitCodeTexts[name as keyof typeof exitCodeTexts]),
    ),
    formatSection('see also'),
    words.map((word) => formatSeeAlso(`heed-${word}`)).join(',\n'),
  ])
  const commandPages = words.map((word) => {
    const nounCommands = commands.filter(({ name }) => getFirstWord(name) === word)
    return createManPage(`heed-${word}`, build, [
      formatSection('name'),
      formatText(`heed-${word} - ${getSummary(word)}`),
      formatSection('commands'),
      ...nounCommands.flatMap(({ name }) => formatCommandLines(name, version)),
      formatSection('see also'),
      formatSeeAlso('heed'),
    ])
  })
  return [mainPage, ...commandPages]
}

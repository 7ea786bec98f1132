import type { Command as Program } from 'commander'
import { exitCodes, exitCodeTexts } from '../io/exit.ts'
import { createStreams } from '../io/terminal/streams.ts'
import { commands } from './catalogue.ts'
import { buildProgram } from './program.ts'
import { type Topic, topics } from './topics.ts'

export interface ManPage {
  file: string
  text: string
}

/** Escapes roff requests and also dashes, so that readers can search for options. */
const roff = (text: string): string =>
  text
    .replace(/\\/g, '\\e')
    .replace(/-/g, '\\-')
    .replace(/^([.'])/gm, '\\&$1')

const bold = (text: string): string => `\\fB${roff(text)}\\fR`
const section = (title: string): string => `.SH ${roff(title.toUpperCase())}`
const item = (term: string, text: string): string => `.TP\n${bold(term)}\n${roff(text)}`
const listed = (examples: readonly string[]): string[] =>
  examples.length > 0 ? ['.PP', 'Examples:', '.PP', '.RS', '.nf', ...examples.map(roff), '.fi', '.RE'] : []

const page = (name: string, version: string, lines: readonly string[]): ManPage => ({
  file: `${name}.1`,
  text: [`.TH ${roff(name.toUpperCase())} 1 "" "heed ${roff(version)}" "heed"`, ...lines, ''].join('\n'),
})

function programFor(words: readonly string[], version: string): Program {
  const silent = { write: () => true, isTTY: false, columns: 80 }
  const streams = createStreams({ input: process.stdin, output: silent, error: silent }, {})
  let program = buildProgram(words, streams, version)
  for (const word of words) program = program.commands.find((one) => one.name() === word) ?? program
  return program
}

function commandLines(name: string, version: string): string[] {
  const command = commands.find((one) => one.name === name)
  const program = programFor(name.split(' '), version)
  const helper = program.createHelp()
  const usage = helper.commandUsage(program).replace(/\|\w+ /, ' ')
  return [
    `.SS ${roff(usage)}`,
    roff(command?.summary ?? ''),
    ...helper.visibleArguments(program).map((one) => item(helper.argumentTerm(one), one.description)),
    ...helper
      .visibleOptions(program)
      .filter(({ long }) => long !== '--help')
      .map((one) => item(helper.optionTerm(one), one.description)),
    ...listed(command?.examples ?? []),
  ]
}

const topicLines = ({ name, summary, sections, examples }: Topic): string[] => [
  section(name.replaceAll('-', ' ')),
  roff(summary),
  ...sections.flatMap(({ title, rows, notes = [] }) => [
    `.SS ${roff(title)}`,
    ...rows.map(([term, text]) => item(term, text)),
    ...notes.flatMap((note) => ['.PP', roff(note)]),
  ]),
  ...listed(examples),
]

const firstWord = (name: string): string => name.split(' ')[0] ?? ''

export function manPages(version: string): ManPage[] {
  const root = programFor([], version)
  const helper = root.createHelp()
  const words = [...new Set(commands.map(({ name }) => firstWord(name)))]
  const getSummary = (word: string): string => {
    const found = root.commands.find((one) => one.name() === word)
    return found?.description() ?? ''
  }
  const seeAlso = (name: string) => `${bold(name)}(1)`
  const heed = page('heed', version, [
    section('name'),
    `heed \\- ${roff(root.description())}`,
    section('synopsis'),
    `${bold('heed')} ${roff('<command> [options]')}`,
    section('commands'),
    ...words.map((word) => item(`heed ${word}`, getSummary(word))),
    section('global options'),
    ...helper.visibleOptions(root).map((one) => item(helper.optionTerm(one), one.description)),
    ...topics.filter(({ name }) => name !== 'exit-codes').flatMap(topicLines),
    section('exit status'),
    ...Object.entries(exitCodes).map(([name, code]) =>
      item(String(code), exitCodeTexts[name as keyof typeof exitCodeTexts]),
    ),
    section('see also'),
    words.map((word) => seeAlso(`heed-${word}`)).join(', '),
  ])
  const others = words.map((word) => {
    const own = commands.filter(({ name }) => firstWord(name) === word)
    return page(`heed-${word}`, version, [
      section('name'),
      `${roff(`heed-${word}`)} \\- ${roff(getSummary(word))}`,
      section('commands'),
      ...own.flatMap(({ name }) => commandLines(name, version)),
      section('see also'),
      seeAlso('heed'),
    ])
  })
  return [heed, ...others]
}

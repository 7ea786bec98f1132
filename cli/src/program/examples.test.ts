import { listParameters } from '@heed/contracts'
import { expect, it } from 'vitest'
import { runHeed } from '../../test/heed.ts'
import { createStreams } from '../io/terminal/streams.ts'
import { splitLine } from '../io/typedLine.ts'
import { findOperation } from '../nouns/api/operation.ts'
import { parseParameterOptions } from '../nouns/api/typed.ts'
import { commands } from './catalogue.ts'
import { readCommandLine } from './commandLine.ts'
import type { Invocation } from './program.ts'
import { topics } from './topics.ts'

/** Arguments for each `heed` in a line, without the variables before it or the redirections after it. */
const parseHeedCommands = (line: string): string[][] =>
  line
    .split(/ \|\|? /)
    .map((part) => part.replace(/ [<>] [^\s"]+$/, '').replace(/^(?:[A-Z_]+=(?:\$\([^)]*\)|\S+) )+/, ''))
    .filter((part) => part.startsWith('heed'))
    .map((part) => [...splitLine(`${part} `).before])

function readInvocation(words: readonly string[]): Invocation | string {
  let written = ''
  const device = {
    columns: 200,
    write(text: string | Uint8Array) {
      written += String(text)
    },
  }
  const streams = createStreams({ input: process.stdin, output: device, error: device }, { NO_COLOR: '1' })
  const found = readCommandLine(words, streams, '0.0.0-test')
  return 'command' in found ? found : written
}

/** Help pages, with the commands that their examples run. */
const pages = [
  ...commands.map(({ name, examples }) => ({ page: name, examples })),
  ...topics.map(({ name, examples }) => ({ page: `help ${name}`, examples })),
]

it.each(pages)('every example in the help of $page parses', ({ page, examples }) => {
  for (const example of examples) {
    const lines = parseHeedCommands(example)
    expect([example, lines.length > 0]).toEqual([example, true])
    for (const words of lines) {
      const found = readInvocation(words)
      expect([example, typeof found === 'string' ? found : '']).toEqual([example, ''])
    }
  }
  expect(examples.length, page).toBeGreaterThan(0)
})

it.each(commands)('the help of heed $name uses the command in an example', ({ name, examples }) => {
  const shown = examples.flatMap(parseHeedCommands).map(readInvocation)
  expect(shown.map((one) => (typeof one === 'string' ? one : one.command.name))).toContain(name)
})

it('heed api examples name known operations and valid parameters', () => {
  const calls = commands
    .flatMap(({ name, examples }) => (name === 'api' ? examples : []))
    .flatMap(parseHeedCommands)
  for (const words of calls) {
    const { argument, restArguments, values } = readInvocation(words) as Invocation
    if (values.list) continue
    const isAddress = restArguments[0]?.startsWith('/')
    const called = findOperation(argument, isAddress ? restArguments[0] : undefined)
    const rest = isAddress ? restArguments.slice(1) : restArguments
    expect(
      () => parseParameterOptions(called, listParameters(called.endpoint), rest),
      words.join(' '),
    ).not.toThrow()
  }
})

it("the first steps in heed's main help parse", async () => {
  const { output } = await runHeed(['--help'])
  const steps = [...output.matchAll(/^ {2}\$ (.+)$/gm)].flatMap(([, line = '']) => parseHeedCommands(line))
  expect(steps.length).toBeGreaterThan(1)
  expect(steps.map(readInvocation).filter((one) => typeof one === 'string')).toEqual([])
})

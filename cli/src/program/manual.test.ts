import { expect, it } from 'vitest'
import { runHeed } from '../../test/heed.ts'
import { commands } from './catalogue.ts'
import { createManPages } from './manual.ts'

const pages = new Map(
  createManPages('1.2.3', '2026-02-20').map(({ file, text }) => [
    file,
    // Joins broken lines again.
    text
      .replace(/\\-/g, '-')
      .replace(/\\f[BR]|\\&/g, '')
      .replace(/\\\[u(\w+)\]/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/(?<=^\w.*)\n(?=\w)/gm, ' '),
  ]),
)
const nouns = [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))]

/** Options that `heed --help` lists, such as `-q, --quiet`. */
const listOptions = (help: string): string[] =>
  [...help.matchAll(/^ {2}((?:-\w, )?--[\w-]+)/gm)].flatMap(([, option = '']) => option)

it.each(nouns)('the man page for heed %s lists every command with its options and examples', async (noun) => {
  const page = pages.get(`heed-${noun}.1`) ?? ''
  for (const { name, summary, examples } of commands.filter((one) => one.name.split(' ')[0] === noun)) {
    const [, own = ''] = page.split(new RegExp(`^\\.SS heed ${name}(?![\\w-])(?= [^a-z]|$)`, 'm'))
    expect(own, name).toContain(summary)
    const [told = ''] = own.split(/^\.S[SH] /m)
    for (const example of examples) expect(told).toContain(example)
    const { output } = await runHeed([...name.split(' '), '--help'])
    const [, before = ''] = /^Options:?\n([\s\S]*?)(?=\n\n|$)/im.exec(output) ?? []
    for (const option of listOptions(before).filter((one) => !one.includes('--help')))
      expect(told, name).toContain(`.TP\n${option}`)
  }
})

it('the man page for heed lists common options, topics and exit codes', async () => {
  const page = pages.get('heed.1') ?? ''
  for (const option of ['-q, --quiet', '-v, --version', '--timeout', '--profile'])
    expect(page).toContain(`.TP\n${option}`)
  for (const noun of nouns) expect(page).toContain(`heed-${noun}(1)`)
  expect(page).toContain('.SS Order of precedence')
  expect(page).toContain('.SH EXIT STATUS')
})

it('a man page contains only ASCII, and no text line is longer than 80 bytes', () => {
  for (const { file, text } of createManPages('1.2.3', '2026-02-20')) {
    expect(text).toMatch(/^[ -~\n]+$/)
    const lines = text.replace(/^\.nf\n[\s\S]*?^\.fi$/gm, '').split('\n')
    const tooLong = lines.filter((line) => line.length > 80 && !/^\.(TH|SS)|^\\fB/.test(line))
    expect([file, tooLong]).toEqual([file, []])
  }
})

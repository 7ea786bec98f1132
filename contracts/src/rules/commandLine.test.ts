/** @module-tag property */
import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { limitRuns } from '../../test/runs.ts'
import {
  formatHeedLine,
  formatShellOption,
  isSafeToPaste,
  quoteShellJson,
  quoteShellWord,
} from './commandLine.ts'

test.each([
  ['plain-1.csv', 'plain-1.csv'],
  ['asa@example.is', 'asa@example.is'],
  ['-', '-'],
  ['two words', "'two words'"],
  ["it's", `"it's"`],
  ['O’Brien', '"O’Brien"'],
  ['$(id)', "'$(id)'"],
  ['`id`', "'`id`'"],
  ['7,8', "'7,8'"],
  ['=ls', "'=ls'"],
  ['@home', "'@home'"],
  ['--%', "'--%'"],
  ["it's $5", `'it'\\''s $5'`],
  ['', "''"],
])('%j is quoted for the shell as %s', (text, word) => {
  expect(quoteShellWord(text)).toBe(word)
})

test.each(['\u0003', '\n', '\r', '\u001b[201~', '\u009b', '\u202e', '\u2066', '\u007f', '\t'])(
  'a line containing %j is not safe to paste',
  (sign) => {
    expect(isSafeToPaste(`heed lists create ${quoteShellWord(`Sales${sign}id`)}`)).toBe(false)
  },
)

test.each(['Þróun 開発 👩‍💻', "Ása's list", 'O’Brien', 'a; b', '$(id)', '“All”', 'C:\\people.csv'])(
  'a command with the name %s is safe to paste',
  (name) => {
    expect(isSafeToPaste(`heed lists create ${quoteShellWord(name)}`)).toBe(true)
  },
)

test.each([
  'heed companies logo remove "$id" --yes',
  'heed api x --cert "$(cat heed.cer)"',
  "printf '%s\\n' a",
])('a line with intended shell expansion is safe to paste: %s', (line) => {
  expect(isSafeToPaste(line)).toBe(true)
})

test.each([`a'; calc #`, 'a’; calc; ‘ $x', `O'Brien "Bob"`, `it's $5`, `wow'!`])(
  'names with quotes are pasteable only in plain double quotes: %s',
  (name) => {
    const line = `heed lists create ${quoteShellWord(name)}`
    if (isSafeToPaste(line)) expect(quoteShellWord(name)).toBe(`"${name}"`)
    else expect(quoteShellWord(name)).toMatch(/^'/)
  },
)

const hostileText = fc
  .array(
    fc.constantFrom(
      ...'\'"‘’‚‛“”„`$(){}[]<>|&;!#~*?\\=-,@%^:+ \t\nabcÞ'.split(''),
      '--yes',
      '$(id)',
      '`id`',
      '\u202e',
      '\u001b',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(''))

/** Simulates how PowerShell splits words; null if PowerShell would expand or run part of the text. */
function parsePowerShellWords(line: string): string[] | null {
  const words: string[] = []
  let word: string | null = null
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at)
    if (sign === ' ') {
      if (word !== null) words.push(word)
      word = null
    } else if (/['‘’‚‛]/.test(sign) || /["“”„]/.test(sign)) {
      // If a word starts with a quoted text, that text is the whole word.
      if (word !== null) return null
      const ends = /['‘’‚‛]/.test(sign) ? /['‘’‚‛]/ : /["“”„]/
      const end = line.slice(at + 1).search(ends)
      if (end < 0) return null
      const text = line.slice(at + 1, at + 1 + end)
      if (ends.test('"') && /[$`]/.test(text)) return null
      at += end + 1
      if (at + 1 < line.length && line.charAt(at + 1) !== ' ') return null
      words.push(text)
    } else if (/[;|&(){}$`,<>\n]/.test(sign) || (word === null && /[@#]/.test(sign))) return null
    else word = (word ?? '') + sign
  }
  return word === null ? words : [...words, word]
}

describe('shell quoting of arbitrary text', () => {
  it('keeps each text one POSIX shell word and runs none of it', () => {
    const texts = fc.sample(hostileText, { numRuns: 300, seed: 7 }).filter((text) => !text.includes('\u0000'))
    const line = `printf '%s\\0' ${texts.map(quoteShellWord).join(' ')}`
    const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout.split('\0').slice(0, -1)).toEqual(texts)
  })

  it('gives pasteable lines the same words in PowerShell', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 3 }), (texts) => {
        const line = `heed lists add ${texts.map(quoteShellWord).join(' ')}`
        fc.pre(isSafeToPaste(line))
        expect(parsePowerShellWords(line)).toEqual(['heed', 'lists', 'add', ...texts])
      }),
      { numRuns: limitRuns(2000) },
    )
  })

  it('keeps a JSON document one pasteable word that parses unchanged', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = `heed api x --body ${quoteShellJson({ text })}`
        expect(isSafeToPaste(line)).toBe(true)
        const [word = ''] = parsePowerShellWords(line)?.slice(-1) ?? []
        expect(JSON.parse(word)).toEqual({ text })
      }),
    )
  })
})

test.each([
  ['Sales', 'heed lists create Sales --company 1'],
  ['--help', "heed lists create --company 1 -- '--help'"],
  ['-', 'heed lists create - --company 1'],
])('%s is passed as an argument, never as an option', (name, line) => {
  expect(formatHeedLine('heed lists create', [name], ['--company 1'])).toBe(line)
})

test.each([
  ['Ása J', "--name 'Ása J'"],
  ['--debug', "--name='--debug'"],
])('%s is passed as the value of an option', (value, option) => {
  expect(formatShellOption('name', value)).toBe(option)
  expect(isSafeToPaste(option)).toBe(true)
})

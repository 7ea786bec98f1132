import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../runner/command.mjs'

const folders = ['console/src/locales/en', 'console/desk/src/locales/en']

/** Each text with its file and key. */
function readTexts(folder: string, file: string): [string, string][] {
  const texts: [string, string][] = []
  JSON.parse(readFileSync(`${root}${folder}/${file}`, 'utf8'), (key, value: unknown) => {
    if (typeof value === 'string') texts.push([`${file}: ${key}`, value])
    return value
  })
  return texts
}

const texts = folders.flatMap((folder) =>
  readdirSync(`${root}${folder}`).flatMap((file) => readTexts(folder, file)),
)

/** Prose only: without code and JSON field lists. `product.md` quotes test titles. */
function readProseLines(file: string): [string, string][] {
  const prose = readFileSync(`${root}${file}`, 'utf8')
    .replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]*`/g, '')
    .replace(/^ +(\$ .*|(\w+, )+\w*)$/gm, '')
  return prose.split('\n').map((line, at) => [`${file}:${at + 1}`, line])
}

const proseLines = execFileSync('git', ['ls-files', '*.md', 'cli/test/help'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !['contracts/docs/product.md', 'contracts/MAP.md'].includes(file))
  .flatMap(readProseLines)

const agreedTexts = Object.values<Record<string, string>>(
  JSON.parse(readFileSync(`${root}e2e/texts/exact.json`, 'utf8')),
).flatMap((area) => Object.keys(area))

/** Removes the agreed texts, which must not be changed, before the check. */
const removeAgreedTexts = (text: string): string =>
  agreedTexts.reduce((left, one) => (one.length < 8 ? left : left.replaceAll(one, '')), text)

const oddWordings: [string, RegExp][] = [
  ['starts with a bare who or what', /^(?:Who|Whom|Whoever|What) [^?]*$/],
  ['nobody, somebody, everybody', /\b(?:no|some|every)body\b/i],
  ['anew, mend, meanwhile', /\b(?:anew|mend(?:s|ed|ing)?|meanwhile)\b/i],
  ['stands, lies, bears, holds', /\b(?:stands?(?!-)|lies|bears|holds)\b/i],
  ['by itself', /\bby (?:itself|themselves)\b/i],
  ['at once', /(?<!all )\bat once\b/i],
  ['for good', /\bfor good\b/i],
  ['taken off, taken back', /\btaken? (?:off|back)\b/i],
  ['as it is', /\bas (?:it|they) (?:is|are|was|were)\b/i],
  ['mail', /\bmails?\b/i],
  ['goes out, gone', /\b(?:goes|gone)\b(?! wrong)/i],
  ['empty, it is', /\b(?:left )?empty, (?:it|the|each)\b/i],
]

const findOddTexts = (among: [string, string][], pattern: RegExp) =>
  among.filter(([, text]) => pattern.test(text) && pattern.test(removeAgreedTexts(text)))

describe('console and desk texts', () => {
  it.each(oddWordings)("don't use odd wording: %s", (_, pattern) => {
    expect(findOddTexts(texts, pattern)).toEqual([])
  })
})

const oddInProse = oddWordings.filter(([name]) => name !== 'starts with a bare who or what')

describe('READMEs, the changelog and CLI help', () => {
  it.each(oddInProse)("don't use odd wording: %s", (_, pattern) => {
    expect(findOddTexts(proseLines, pattern)).toEqual([])
  })
})

const cliLines = execFileSync('git', ['ls-files', 'cli/src/*.ts'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(`${root}${file}`, 'utf8').split('\n'))

it('CLI texts use straight quotes only', () => {
  const isComment = (line: string) => /^\s*(?:\/\*\*|\/\/)/.test(line)
  expect(cliLines.filter((line) => /[\u2018\u2019\u201c\u201d]/.test(line) && !isComment(line))).toEqual([])
})

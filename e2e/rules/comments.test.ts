import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from '../runner/command.mjs'

/** Maximum number of comment lines per 1,000 lines. Excludes tests and descriptions of the API. */
const maxComments = 15

const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/test(ing)?\//.test(path)
/** In this folder, comments on declarations are used as descriptions in the API document. */
const describesApi = (path: string) => path.startsWith('contracts/src/entities/')

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((path) => ({ path, lines: readFileSync(`${root}${path}`, 'utf8').split('\n') }))

const oddStart =
  /(?:^\s*|[\s;,{(])(?:\/\*\*?|\/\/) +(?:What|Who|Whose|Whom|How|Whether|Where|Those|The same|Of|As)\b/
const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line)

describe('the comment rules', () => {
  it('recognize comments with a forbidden first word', () => {
    for (const open of ['//', '  // ', 'run() // ', '/** ', '{/* '])
      for (const word of ['What', 'As', 'The same']) expect(`${open} ${word} it says`).toMatch(oddStart)
    expect('// Assumes UTC.').not.toMatch(oddStart)
    expect('fetch("http://example.com/What it is")').not.toMatch(oddStart)
  })

  it('allow only comments that start with a name, verb or reason', () => {
    const odd = sources.flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (oddStart.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
    expect(odd).toEqual([])
  })

  it('limit comments to 15 per 1,000 lines', () => {
    const counted = sources.filter(({ path }) => !isTest(path) && !describesApi(path))
    const lines = counted.flatMap((source) => source.lines)
    expect((1_000 * lines.filter(isComment).length) / lines.length).toBeLessThanOrEqual(maxComments)
  })
})

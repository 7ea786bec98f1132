import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Table rows: number, rule, open question, and the tests, separated by <br>, each as '`file`: title'. */
const rules = readFileSync(`${root}contracts/docs/product.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]-\d/.test(line))
  .map((line) => {
    const [number = '', rule = '', , held = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const tests = held.split(' <br> ').map((test) => {
      const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(test) ?? []
      return { file, title }
    })
    return { number, rule, tests }
  })

/** Rules that comments cite as '(S0 section 4, B-8)' or '(B-8)', each with its file. */
const citedRules = ['contracts/src', 'fixtures/src', 'mock-server/src', 'console/src', 'cli/src'].flatMap(
  (folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) =>
        readFileSync(`${root}${folder}/${name}`, 'utf8')
          .split('\n')
          .filter((line) => /^\s*(\/\*\*|\*|\/\/)/.test(line))
          .flatMap((line) => [...line.matchAll(/\(((?:S\d section [\d.]+, )*(?:[A-Z]-\d+(?:, )?)+)\)/g)])
          .flatMap(([, list = '']) => list.split(', ').filter((one) => /^[A-Z]-\d+$/.test(one)))
          .map((number) => ({ number, file: `${folder}/${name}` })),
      ),
)

describe('product rules', () => {
  it('are numbered in order without duplicates', () => {
    const areas = [...new Set(rules.map(({ number }) => number.split('-')[0]))]
    const inOrder = areas.flatMap((area) =>
      rules.filter(({ number }) => number.startsWith(`${area}-`)).map((_, at) => `${area}-${at + 1}`),
    )
    expect(rules.length).toBeGreaterThan(50)
    expect(rules.map(({ number }) => number)).toEqual(inOrder)
  })

  it.each(rules)('$number is covered by a test: $rule', ({ tests }) => {
    const there = tests.filter(({ file, title }) => {
      if (!/\.test\.tsx?$/.test(file)) return false
      const source = readFileSync(`${root}${file}`, 'utf8')
      return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
    })
    expect(there).toEqual(tests)
  })

  it.each(rules)('$number is cited in the code that implements it: $rule', ({ number }) => {
    expect(citedRules.map((one) => one.number)).toContain(number)
  })

  it('include every rule that comments cite', () => {
    const known = new Set(rules.map(({ number }) => number))
    expect(citedRules.filter(({ number }) => !known.has(number))).toEqual([])
  })
})

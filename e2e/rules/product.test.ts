import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Rows of the tables: number, rule, what was left open, and the test, as '`file`: title'. */
const rules = readFileSync(`${root}contracts/docs/product.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]-\d/.test(line))
  .map((line) => {
    const [number = '', rule = '', , held = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(held) ?? []
    return { number, rule, file, title }
  })

describe('the rules of the product', () => {
  it('are numbered in order, each once', () => {
    const areas = [...new Set(rules.map(({ number }) => number.split('-')[0]))]
    const inOrder = areas.flatMap((area) =>
      rules.filter(({ number }) => number.startsWith(`${area}-`)).map((_, at) => `${area}-${at + 1}`),
    )
    expect(rules.length).toBeGreaterThan(50)
    expect(rules.map(({ number }) => number)).toEqual(inOrder)
  })

  it.each(rules)('$number is held by a test: $rule', ({ file, title }) => {
    expect(file).toMatch(/\.test\.tsx?$/)
    const source = readFileSync(`${root}${file}`, 'utf8')
    expect(["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))).toBe(true)
  })
})

import { expect, it } from 'vitest'
import { collectErrorTexts } from '../../test/errorTexts.ts'
import { runHeed } from '../../test/heed.ts'
import { commands } from './catalogue.ts'
import { topics } from './topics.ts'

// If you change these texts on purpose, update the files with vitest -u.

/** Nouns and their parts also have help pages. */
const nouns = commands.flatMap(({ name }) => {
  const words = name.split(' ')
  return words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '))
})
const isTopic = (name: string) => topics.some((topic) => topic.name === name)
const getFileName = (name: string): string =>
  isTopic(name) ? `topics/${name}` : name.replaceAll(' ', '/') || 'heed'

const pages = [
  ...new Set(['', ...nouns, ...commands.map(({ name }) => name), ...topics.map(({ name }) => name)]),
]

it.each(pages)('the help of heed %s matches the checked-in text', async (name) => {
  const { code, output } = await runHeed(['help', ...name.split(' ').filter(Boolean)])
  expect(code).toBe(0)
  await expect(output).toMatchFileSnapshot(`../../test/help/${getFileName(name)}.txt`)
})

it.each(nouns)('the help of heed %s starts with more than its name', async (name) => {
  const { output } = await runHeed(['help', ...name.split(' ')])
  expect(output.split('\n')[0]).not.toBe(name)
})

it('error texts match the checked-in file', async () => {
  await expect(collectErrorTexts()).toMatchFileSnapshot('../../test/errors.txt')
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../runner/command.mjs'

const maxFiles = 25
const maxLines = 300
/** May exceed the limit: has one file per namespace, and texts are found by searching for their keys. */
const texts = 'console/src/locales/'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

it('no folder has more than 25 files', () => {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const large = [...counts].filter(([folder, count]) => count > maxFiles && !folder.startsWith(texts))
  expect(large).toEqual([])
})

it('no source file has more than 300 lines', () => {
  const large = files
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .map((file) => [file, readFileSync(`${root}${file}`, 'utf8').split('\n').length - 1] as const)
    .filter(([, lines]) => lines > maxLines)
  expect(large).toEqual([])
})

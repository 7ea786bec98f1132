import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../runner/command.mjs'
import { coreTag, scopes } from '../runner/scope.mjs'

const e2e = join(import.meta.dirname, '..')
const [, section = ''] = readFileSync(join(e2e, 'README.md'), 'utf8').split('### Left to `--all`, and why')
const table = section.split('\n## ')[0] ?? ''
const documentedNames = [...table.matchAll(/`([\w-]+\/)?([\w-]+)`/g)].map(([, , name = '']) => name)

const testTitlePattern = /(?<![\w.])test\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g

it('the README names every file with tests that npm test leaves out', () => {
  const journeys = readdirSync(join(e2e, 'journeys'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && !name.endsWith('every-page.spec.ts'))
    .filter((name) =>
      [...readFileSync(join(e2e, 'journeys', name), 'utf8').matchAll(testTitlePattern)].some(
        ([, , title = '']) => !title.includes(coreTag),
      ),
    )
    .map((name) => basename(name, '.spec.ts'))
  const core = scopes.plain.terminal()
  const terminal = readdirSync(join(e2e, 'terminal'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => basename(name, '.test.ts'))
    .filter((name) => !core.some((path) => path === `${name}.test.`))
  expect([...journeys, ...terminal].filter((name) => !documentedNames.includes(name))).toEqual([])
})

/** Number of slow tags in each unit test file, as 'console/src/app/navigation 3'. */
function countSlowTags(): string[] {
  const tags = "tags: 'slow'|@module-tag slow"
  const lines = execFileSync('git', ['grep', '-cE', '--untracked', tags, '--', '*.test.ts', '*.test.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
  return lines
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('e2e/'))
    .map((line) => line.replace(/\.test\.tsx?:/, ' '))
}

it("the README counts each file's slow unit tests and gives reasons by folder", () => {
  const listed = [...table.matchAll(/^- `([\w/-]+)`: [^.]+\. (.+)\.$/gm)].flatMap(([, folder, files = '']) =>
    [...files.matchAll(/`([\w./-]+)` (\d+)/g)].map(([, file, count]) => `${folder}/${file} ${count}`),
  )
  expect(new Set(listed)).toEqual(new Set(countSlowTags()))
})

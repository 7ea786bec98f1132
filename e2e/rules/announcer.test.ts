import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../runner/command.mjs'

const announcer = 'console/src/lib/announcer/announce.ts'

/** Attributes, elements and components that screen readers announce without the announcer. */
const liveRegion =
  /aria-live|ariaLive|\brole\b[^\n]{0,40}['"](?:status|alert|log|marquee)['"]|<output\b|as="output"|@mui\/material\/(?:Alert|Snackbar)\b/

const sources = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'console/src/*.ts',
    'console/src/*.tsx',
    'console/desk/src/*.ts',
    'console/desk/src/*.tsx',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))

it.each([
  '<div role="status">',
  "role={isError ? 'alert' : undefined}",
  "{ role: 'log' }",
  '<p aria-live="polite">',
  '<output>',
  "import Alert from '@mui/material/Alert'",
])('recognizes %s as a live region', (line) => {
  expect(line).toMatch(liveRegion)
})

it('only the announcer has live regions', () => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.filter(
    (path) => path !== announcer && liveRegion.test(readFileSync(`${root}${path}`, 'utf8')),
  )
  expect(found).toEqual([])
})

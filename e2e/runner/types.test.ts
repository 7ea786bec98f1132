import { expect, it } from 'vitest'
import { findTouchedFolders } from './types.mjs'

const all = ['contracts', 'fixtures', 'mock-server', 'mock-server/player', 'console', 'cli', 'e2e']

it.each([
  [['console/src/ui/panels/Panel.tsx'], ['console']],
  [
    ['cli/src/io/terminal/ask.ts', 'mock-server/player/sound.ts'],
    ['mock-server', 'mock-server/player', 'cli'],
  ],
  [['contracts/src/index.ts'], all],
  [['tsconfig.json'], all],
  [['README.md'], []],
  [[], []],
])('changes in %j affect the type checks of %j', (files, folders) => {
  expect(findTouchedFolders(files)).toEqual(folders)
})

import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Consumer } from '../pin.ts'
import { findGateProblems } from './gates.ts'
import { listPactFiles, readPinnedInteractions } from './pactFiles.ts'
import { collectOperationUses } from './uses.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const clients: readonly { consumer: Consumer; folder: string; byName: boolean }[] = [
  { consumer: 'heed-console', folder: 'console/src', byName: false },
  { consumer: 'heed-cli', folder: 'cli/src', byName: true },
]

it('the pacts pin every declared call for its clients, in known states only', () => {
  const pinned = readPinnedInteractions(listPactFiles(join(root, 'contracts', 'pacts')))
  const uses = clients.map(({ folder, ...client }) => ({
    ...client,
    uses: collectOperationUses(join(root, folder)),
  }))
  expect(findGateProblems(pinned, uses)).toEqual([])
})

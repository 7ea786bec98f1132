import { expect, it } from 'vitest'
import { createVitest } from 'vitest/node'
import { EnvironmentSequencer } from '../../contracts/test/sequencer.ts'
import { root } from './command.mjs'

/** Sorting by size or time would alternate between the two environments of the console's tests. */
it('test files are sorted so that each environment runs in one block', async () => {
  const vitest = await createVitest('test', { root, watch: false, project: ['@heed/console'] })
  try {
    const files = await vitest.globTestSpecifications(['console/src/areas/reports'])
    const sorted = await new EnvironmentSequencer(vitest).sort(files)
    const environments = sorted.map(({ moduleId }) => (/\.pact\.test\.ts$/.test(moduleId) ? 'node' : 'page'))
    expect(sorted).toHaveLength(files.length)
    expect(new Set(environments).size).toBe(2)
    expect(environments.filter((one, at) => one !== environments[at - 1])).toHaveLength(2)
  } finally {
    await vitest.close()
  }
})

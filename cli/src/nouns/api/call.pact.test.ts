import { fileURLToPath } from 'node:url'
import { operations } from '@heed/contracts'
import { createPact, getArea, listPactFiles, readSuccessfulInteractions } from '@heed/contracts/pact'
import { expect, it } from 'vitest'
import { toCommandLine } from '../../../test/commandLine.ts'
import { runHeed } from '../../../test/heed.ts'

// Written by the other pact tests, so that each request is typed by hand only once.
const pacts = process.env.HEED_PACTS ?? fileURLToPath(new URL('../../../../contracts/pacts', import.meta.url))
const interactions = await readSuccessfulInteractions(listPactFiles(pacts))

it('the pacts contain a successful answer for every call', () => {
  const known = interactions.map(({ operation }) => operation)
  expect(known.toSorted()).toEqual(operations.map(({ operation }) => operation).toSorted())
})

it.each(interactions)('heed api makes the call $operation by name', async (interaction) => {
  const { words, input = '' } = await toCommandLine(interaction)
  await createPact('heed-cli', getArea(interaction.operation)).interaction(
    interaction,
    async ({ url, token }) => {
      const env = { HEED_API: url, ...(interaction.as === 'nobody' ? {} : { HEED_TOKEN: token }) }
      const { code, output, error } = await runHeed([...words, '--quiet'], { env, input })
      expect([words, error, code]).toEqual([words, '', 0])
      const { body } = interaction.willRespondWith
      if (body === undefined) expect(output).not.toBe('')
      else
        expect(Object.keys(JSON.parse(output))).toEqual(expect.arrayContaining(Object.keys(body as object)))
    },
  )
})

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { listPactFiles } from './pactFiles.ts'
import { readSuccessfulInteractions } from './readInteractions.ts'

const pacts = listPactFiles(fileURLToPath(new URL('../../pacts', import.meta.url)))

it('goodAnswers returns the same answers in any order of the pact files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heed-pacts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const turned = pacts.map((file, at) => {
    const pact = JSON.parse(readFileSync(file, 'utf8'))
    const path = join(folder, `${at}-${basename(file)}`)
    writeFileSync(path, JSON.stringify({ ...pact, interactions: pact.interactions.toReversed() }))
    return path
  })
  const taken = await readSuccessfulInteractions(pacts)
  expect(taken.length).toBeGreaterThan(100)
  expect(await readSuccessfulInteractions(turned)).toEqual(taken)
})

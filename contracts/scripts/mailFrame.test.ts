import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildEmailFrame, frameFile } from './mailFrame.ts'

test('the email frame matches its compiled source; npm run mails -w contracts rewrites it', async () => {
  expect(readFileSync(frameFile, 'utf8')).toBe(await buildEmailFrame())
})

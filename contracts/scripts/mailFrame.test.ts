import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameFile, mailFrame } from './mailFrame.ts'

test('the frame of mails is compiled from its source: npm run mails -w contracts', async () => {
  expect(readFileSync(frameFile, 'utf8')).toBe(await mailFrame())
})

import { PassThrough, Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { Stop } from '../exit.ts'
import { createAsker } from './ask.ts'
import { createStreams } from './streams.ts'

const device = (isTTY: boolean) => ({ isTTY, write: () => true })

it('asks on standard error, so that a redirected output holds results only', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const error = new PassThrough()
  const output: string[] = []
  const sink = { isTTY: false, write: (text: string) => output.push(text) }
  const streams = createStreams({ input, output: sink, error: device(true) }, {})
  let shown = ''
  error.on('data', (chunk) => {
    const before = shown.includes('Your work email')
    shown += String(chunk)
    // The question is drawn before the keys are listened to.
    if (!before && shown.includes('Your work email')) setImmediate(() => input.write('asa@example.is\r'))
  })
  expect(await createAsker(streams, error).text('Your work email', '--email ADDRESS')).toBe('asa@example.is')
  expect(output).toEqual([])
})

it('stops with the option to add where nobody can be asked', async () => {
  const input = Object.assign(Readable.from([]), { isTTY: false })
  const streams = createStreams({ input, output: device(false), error: device(false) }, {})
  const asked = createAsker(streams, new PassThrough()).confirm('Remove 3 people?', '--yes')
  await expect(asked).rejects.toEqual(new Stop('Nobody can be asked here: Remove 3 people?', 2, 'Add --yes'))
})

import { PassThrough, Readable } from 'node:stream'
import { createMultiByteName, splitIntoChunks } from '@heed/contracts/test/letters'
import { expect, it } from 'vitest'
import { Stop } from '../exit.ts'
import { createAsker } from './ask.ts'
import { createStreams } from './streams.ts'

const makeDevice = (isTTY: boolean) => ({ isTTY, write: () => true })

function typeAnswer(question: string, pieces: readonly (string | Uint8Array)[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true })
  const error = new PassThrough()
  const output: string[] = []
  const sink = { isTTY: false, write: (text: string) => output.push(text) }
  const streams = createStreams({ input, output: sink, error: makeDevice(true) }, {})
  let shown = ''
  error.setEncoding('utf8').on('data', (text: string) => {
    const before = shown.includes(question)
    shown += text
    // The prompt appears before it listens for keys.
    if (!before && shown.includes(question))
      setImmediate(() => {
        for (const piece of pieces) input.write(piece)
      })
  })
  return { ask: createAsker(streams, error), output, shown: () => shown }
}

it('prompts on standard error, so that redirected output contains only results', async () => {
  const { ask, output } = typeAnswer('Your work email', ['asa@example.is\r'])
  expect(await ask.text('Your work email', '--email ADDRESS')).toBe('asa@example.is')
  expect(output).toEqual([])
})

it.each(['text', 'secret'] as const)('reads every typed character byte by byte (%s)', async (kind) => {
  const typed = `${createMultiByteName(1)} é`
  const { ask } = typeAnswer('Name', splitIntoChunks(Buffer.from(`${typed}\r`), [1]))
  expect(await ask[kind]('Name', '--name NAME')).toBe(typed)
})

it('prompts and choices contain no terminal control characters', async () => {
  const { ask, shown } = typeAnswer('of Sales', ['\r'])
  const choices = [{ value: '1', name: 'First\u009b2J', hint: 'that\u202e' }]
  expect(await ask.select('List \u009b31m\u2066of Sales', choices, '--list')).toBe('1')
  expect(shown()).toContain('First')
  expect(shown()).not.toMatch(/[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/)
})

it("stops and names the option to add when it can't prompt", async () => {
  const input = Object.assign(Readable.from([]), { isTTY: false })
  const streams = createStreams({ input, output: makeDevice(false), error: makeDevice(false) }, {})
  const asked = createAsker(streams, new PassThrough()).confirm('Remove 3 people?', '--yes')
  await expect(asked).rejects.toEqual(
    new Stop("Can't prompt without a terminal: Remove 3 people?", 2, 'Add --yes'),
  )
})

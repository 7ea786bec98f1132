import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { createStreams, type Environment, type StreamOptions } from './streams.ts'

interface Place {
  input?: boolean
  output?: boolean
  error?: boolean
}

function streams(place: Place, env: Environment = {}, options: StreamOptions = {}) {
  const written: string[] = []
  const device = (isTTY = false) => ({ isTTY, write: (text: string) => written.push(text) })
  const input = Object.assign(Readable.from([]), { isTTY: place.input ?? false })
  const made = createStreams(
    { input, output: device(place.output), error: device(place.error) },
    env,
    options,
  )
  return { made, written }
}

const atTerminal = { input: true, output: true, error: true }

it.each<[boolean, string, Place, Environment, StreamOptions]>([
  [true, 'at a terminal', atTerminal, {}, {}],
  [true, 'when only the output is redirected', { input: true, error: true }, {}, {}],
  [false, 'when the input is a pipe', { output: true, error: true }, {}, {}],
  [false, 'when errors go to a file', { input: true, output: true }, {}, {}],
  [false, 'in CI', atTerminal, { CI: 'true' }, {}],
  [false, 'with --no-input', atTerminal, {}, { noInput: true }],
])('may ask: %s, %s', (may, _, place, env, options) => {
  expect(streams(place, env, options).made.mayAsk).toBe(may)
})

it.each<[boolean, string, Place, Environment, StreamOptions]>([
  [true, 'on a terminal', { output: true }, {}, {}],
  [false, 'in a pipe', {}, {}, {}],
  [true, 'in a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, {}],
  [false, 'with NO_COLOR', { output: true }, { NO_COLOR: '1', FORCE_COLOR: '1' }, {}],
  [false, 'on a dumb terminal', { output: true }, { TERM: 'dumb' }, {}],
  [false, 'with --no-color', { output: true }, {}, { noColor: true }],
])('colours: %s, %s', (colours, _, place, env, options) => {
  expect(streams(place, env, options).made.output.paint.red('x') !== 'x').toBe(colours)
})

it('never writes a secret, not even inside an address', () => {
  const { made, written } = streams({})
  made.hide('se cret')
  made.output.write('it is se cret')
  made.error.write('/auth/email/signin/se%20cret')
  expect(written).toEqual(['it is [hidden]', '/auth/email/signin/[hidden]'])
})

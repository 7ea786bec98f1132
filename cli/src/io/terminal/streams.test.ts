import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { createStreams, type Environment, type StreamOptions } from './streams.ts'
import { sanitizeText } from './width.ts'

interface TerminalSetup {
  input?: boolean
  output?: boolean
  error?: boolean
}

function createTestStreams(place: TerminalSetup, env: Environment = {}, options: StreamOptions = {}) {
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

const allTerminals = { input: true, output: true, error: true }

it.each<[boolean, string, TerminalSetup, Environment, StreamOptions]>([
  [true, 'at a terminal', allTerminals, {}, {}],
  [true, 'when only the output is redirected', { input: true, error: true }, {}, {}],
  [false, 'when the input is a pipe', { output: true, error: true }, {}, {}],
  [false, 'when errors go to a file', { input: true, output: true }, {}, {}],
  [false, 'in CI', allTerminals, { CI: 'true' }, {}],
  [false, 'with --no-input', allTerminals, {}, { noInput: true }],
])('sets mayAsk to %s %s', (may, _, place, env, options) => {
  expect(createTestStreams(place, env, options).made.mayAsk).toBe(may)
})

it.each<[boolean, string, TerminalSetup, Environment, StreamOptions]>([
  [true, 'on a terminal', { output: true }, {}, {}],
  [false, 'in a pipe', {}, {}, {}],
  [true, 'in a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, {}],
  [true, 'in a pipe with CLICOLOR_FORCE', {}, { CLICOLOR_FORCE: '1' }, {}],
  [false, 'in a pipe with CLICOLOR_FORCE=0', {}, { CLICOLOR_FORCE: '0' }, {}],
  [false, 'on a terminal with CLICOLOR=0', { output: true }, { CLICOLOR: '0' }, {}],
  [false, 'with NO_COLOR', { output: true }, { NO_COLOR: '1', FORCE_COLOR: '1' }, {}],
  [false, 'on a dumb terminal', { output: true }, { TERM: 'dumb' }, {}],
  [false, 'with --no-color', { output: true }, {}, { noColor: true }],
])('sets colour output to %s %s', (colours, _, place, env, options) => {
  expect(createTestStreams(place, env, options).made.output.paint.red('x') !== 'x').toBe(colours)
})

it('never writes a secret, even URL-encoded in an address', () => {
  const { made, written } = createTestStreams({})
  made.hide('se cret')
  made.output.write('it is se cret')
  made.error.write('/auth/email/signin/se%20cret')
  expect(written).toEqual(['it is [hidden]', '/auth/email/signin/[hidden]'])
})

const controlText = 'a\u001b[2J\u001b]0;title\u0007\u009b31m\u202eb\u2066\u0000\u0085c\r'

it("terminals get no control characters except heed's own", () => {
  const { made, written } = createTestStreams(allTerminals)
  const { red } = made.output.paint
  made.output.write(`${red('x')}\r\u001b[K\ty\n${controlText}`)
  made.error.write(controlText)
  const [output = '', error = ''] = written
  expect(output.startsWith(`${red('x')}\r\u001b[K\ty\na`)).toBe(true)
  for (const text of [output.slice(output.indexOf('a')), error]) {
    expect(sanitizeText(text)).toBe(text)
    expect(text).toContain('c')
  }
})

it('pipes get every byte unchanged', () => {
  const { made, written } = createTestStreams({})
  made.output.write(controlText)
  expect(written).toEqual([controlText])
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerRules, Interaction } from './interaction.ts'
import type { PactV3, V3Request, V3Response } from './library.ts'
import { regex } from './matchers.ts'

type Pact = InstanceType<typeof PactV3>
type RequestParts = NonNullable<Interaction['withRequest']['parts']>
type FileBody = NonNullable<Interaction['willRespondWith']['file']>
type TextBody = NonNullable<Interaction['willRespondWith']['text']>

const boundary = 'heed-form-boundary'

/** Compares the parts one by one, so that clients can choose the boundary. The library ignores unexpected parts. */
export function pinForm(pact: Pact, request: V3Request, parts: RequestParts): void {
  const type = `multipart/form-data; boundary=${boundary}`
  const headers = { ...request.headers, 'Content-Type': regex(/^multipart\/form-data; ?boundary=.+$/, type) }
  withTemporaryFile(encodeForm(parts), (file) =>
    pact.withRequestBinaryFile({ ...request, headers }, type, file),
  )
  const rules = Object.keys(parts).map((name) => ({
    path: `$['${name}']`,
    rules: [{ 'pact:matcher:type': 'equality' }],
  }))
  pact.withRequestMatchingRules({ method: request.method, path: request.path }, { body: rules })
}

export function pinFile(pact: Pact, answer: V3Response, { type, bytes }: FileBody): void {
  pact.willRespondWith(answer)
  withTemporaryFile(bytes, (file) => pact.withResponseBinaryFile({ status: answer.status }, type, file))
}

export function pinText(
  pact: Pact,
  { method, path }: V3Request,
  answer: V3Response,
  { type, example, like }: TextBody,
): void {
  if (!like.test(example)) throw new Error(`The example is not like ${like}: ${JSON.stringify(example)}`)
  pact.willRespondWith({ ...answer, contentType: type, body: example })
  const rule = { 'pact:matcher:type': 'regex', regex: like.source }
  pact.withResponseMatchingRules(
    { method, path: removeQuery(path) },
    { body: [{ path: '$', rules: [rule] }] },
  )
}

export function pinWithRules(
  pact: Pact,
  { method, path }: V3Request,
  answer: V3Response,
  rules: AnswerRules,
): void {
  pact.willRespondWith(answer)
  const body = Object.entries(rules).map(([path, { matchers }]) => ({
    path,
    rules: matchers.map(({ match, ...rule }) => ({ 'pact:matcher:type': match, ...rule })),
  }))
  pact.withResponseMatchingRules({ method, path: removeQuery(path) }, { body })
}

/** The library treats a query in `path` as part of the path, so no request would match. */
const removeQuery = (path: V3Request['path']): V3Request['path'] =>
  typeof path === 'string' ? path.replace(/\?.*$/, '') : path

export const createFirstLinePattern = (line: string): RegExp =>
  new RegExp(`^\\uFEFF?${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(,[^\\r\\n]*)?(\\r?\\n[\\s\\S]*)?$`)

export const createCsvResponse = (headerLine: string) => ({
  status: 200,
  text: { type: 'text/csv', example: `${headerLine}\r\n`, like: createFirstLinePattern(headerLine) },
})

function encodeForm(parts: RequestParts): Buffer {
  const pieces = Object.entries(parts).flatMap(([name, part]) => {
    const partHeader = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
    if (typeof part === 'string') return [Buffer.from(`${partHeader}\r\n\r\n${part}\r\n`)]
    const { filename, type, bytes } = part
    return [
      Buffer.from(`${partHeader}; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]
  })
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

/** The library accepts bytes only as a file, which it reads synchronously. */
function withTemporaryFile(bytes: Uint8Array, use: (file: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'heed-body-'))
  const file = join(folder, 'body')
  try {
    writeFileSync(file, bytes)
    use(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

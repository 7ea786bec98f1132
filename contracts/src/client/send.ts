import type { Api } from '../endpoints/catalogue.ts'
import {
  type Answer,
  type Args,
  type Endpoint,
  getMedia,
  type HasCsv,
  type Media,
} from '../endpoints/declarations/declare.ts'
import { formatFieldName, toWireRequest } from '../endpoints/request.ts'
import type { Download } from '../entities/files.ts'
import { ApiError, readErrorCode, readErrorText, readFieldErrors, toErrorKind } from './errors.ts'
import { createApiHeaders, type HeaderValues } from './headers.ts'
import { parseRetryAfter } from './retry.ts'
import type { Transport, TransportResponse } from './transport.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  requestId?: string | undefined
  /** Share of the body already sent, 0 to 1, if the transport reports it. */
  onSent?: ((share: number) => void) | undefined
  write?: ((body: unknown) => string | Uint8Array<ArrayBuffer>) | undefined
  shorten?: ((answer: Uint8Array) => Uint8Array) | undefined
  /** Streams a file; the Download then has no bytes. Rethrows `receive` errors; lost connections become ApiErrors. */
  receive?: ((bytes: AsyncIterable<Uint8Array>, length: number | undefined) => Promise<void>) | undefined
}

type Call<E> = HasCsv<E> extends true ? RowsOrCsv<E> : PlainCall<E>

interface RowsOrCsv<E> {
  (args: Args<E> & { csv: '1' }, options?: CallOptions): Promise<Download>
  (args: Args<E> & { csv?: undefined }, options?: CallOptions): Promise<Answer<E>>
}

type PlainCall<E> =
  Record<never, never> extends Args<E>
    ? (args?: Args<E>, options?: CallOptions) => Promise<Answer<E>>
    : (args: Args<E>, options?: CallOptions) => Promise<Answer<E>>

export type Calls<A> = { [O in keyof A]: Call<A[O]> }

export type Client = { [A in keyof Api]: Calls<Api[A]> }

export interface ClientOptions {
  baseUrl: string
  fileUrl?: string
  transport: Transport
  identity: () => Omit<HeaderValues, 'requestId'>
  requestId: () => string
  /** Replaces the runtime's message, because browsers word it differently. */
  noAnswer?: () => string
  /** Called on a 401, except while signing in with an emailed link. */
  onUnauthorized?: (error: ApiError, token: string | undefined) => void
  /** Called on a 403 or 404, when known rights or companies may be outdated. */
  onRefused?: (error: ApiError, companyId: number | undefined, token: string | undefined) => void
  /** Server time from the Date header, precise to the second. */
  onTime?: (time: Date) => void
}

export async function sendCall(
  options: ClientOptions,
  operation: string,
  endpoint: Endpoint,
  args: Record<string, unknown>,
  { signal, requestId = options.requestId(), onSent, write = JSON.stringify, shorten, receive }: CallOptions,
): Promise<unknown> {
  const { method, path, body, form } = toWireRequest(endpoint, args)
  const media = getMedia(endpoint, args)
  const identity = options.identity()
  const headers = makeHeaders(endpoint, media, { ...identity, requestId })
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const url = `${endpoint.file ? (options.fileUrl ?? '') : options.baseUrl}${path}`
  const facts = { operation, requestId }
  const toBrokenError = (cause: unknown): ApiError => {
    signal?.throwIfAborted()
    return toNetworkError(options, facts, cause)
  }
  let answer: TransportResponse
  let content: string | Download | undefined
  try {
    answer = await options.transport({
      method,
      url,
      headers,
      signal,
      ...(onSent ? { onSent } : {}),
      ...(form ? { body: form } : body === undefined ? {} : { body: write(body) }),
    })
    reportServerTime(answer, options.onTime)
    content = media && receive && isSuccess(answer) ? undefined : await readContent(media, answer, shorten)
  } catch (cause) {
    throw toBrokenError(cause)
  }
  if (content === undefined) {
    await receive?.(readChunks(answer, toBrokenError), getContentLength(answer))
    return { ...(await readFileMetadata(answer)), bytes: new Uint8Array() }
  }
  if (typeof content !== 'string') return content
  if (isSuccess(answer)) return parseAnswer(endpoint, content, { ...facts, status: answer.status })
  const error = toFailureError(answer, content, facts)
  if (error.kind === 'unauthorized' && operation !== 'auth.emailSignin')
    options.onUnauthorized?.(error, identity.token)
  if (error.kind === 'forbidden' || error.kind === 'notFound') {
    const { companyId } = args
    options.onRefused?.(error, typeof companyId === 'number' ? companyId : undefined, identity.token)
  }
  throw error
}

export const toNetworkError = (
  { noAnswer }: ClientOptions,
  facts: { operation: string; requestId: string },
  cause: unknown,
): ApiError =>
  new ApiError(noAnswer?.() ?? getMessage(cause), { ...facts, kind: 'network', status: 0 }, cause)

function reportServerTime(answer: TransportResponse, reportTime: ClientOptions['onTime']): void {
  const time = Date.parse(answer.header('date') ?? '')
  if (!Number.isNaN(time)) reportTime?.(new Date(time))
}

const isSuccess = ({ status }: TransportResponse) => status >= 200 && status < 300

function makeHeaders(
  { tokenInQuery }: Endpoint,
  media: Media | undefined,
  facts: HeaderValues,
): Record<string, string> {
  const headers = createApiHeaders(tokenInQuery ? { ...facts, token: undefined } : facts)
  return media ? { ...headers, Accept: `${media}, application/json` } : headers
}

async function readContent(
  media: Media | undefined,
  answer: TransportResponse,
  shortenAnswer: CallOptions['shorten'],
): Promise<string | Download> {
  if (!isSuccess(answer)) return answer.text()
  if (media) return readDownload(answer)
  return shortenAnswer ? new TextDecoder().decode(shortenAnswer(await answer.bytes())) : answer.text()
}

async function* readChunks(
  answer: TransportResponse,
  toBrokenError: (cause: unknown) => ApiError,
): AsyncGenerator<Uint8Array> {
  try {
    if (answer.stream) yield* answer.stream()
    else yield await answer.bytes()
  } catch (cause) {
    throw toBrokenError(cause)
  }
}

function getContentLength(answer: TransportResponse): number | undefined {
  const length = answer.header('content-length')
  return length === null || answer.header('content-encoding') !== null ? undefined : Number(length)
}

async function readDownload(answer: TransportResponse): Promise<Download> {
  return { ...(await readFileMetadata(answer)), bytes: await answer.bytes() }
}

async function readFileMetadata(answer: TransportResponse): Promise<Omit<Download, 'bytes'>> {
  const { parseFileName } = await import('./fileName.ts')
  const name = parseFileName(answer.header('content-disposition') ?? '')
  return {
    type: answer.header('content-type') ?? 'application/octet-stream',
    ...(name === undefined ? {} : { name }),
  }
}

function parseAnswer(
  endpoint: Endpoint,
  text: string,
  facts: { operation: string; requestId: string; status: number },
): unknown {
  const body = readJson(text)
  if (endpoint.fits?.(body)) return body
  const result = endpoint.answer.safeParse(body)
  if (result.success) return result.data
  const problems = result.error.issues.map(
    ({ path, message }) => `${formatFieldName(path) || 'answer'}: ${message}`,
  )
  throw new ApiError(`${facts.operation} answered something unexpected (${problems.join('; ')})`, {
    ...facts,
    kind: 'contract',
  })
}

function toFailureError(
  answer: TransportResponse,
  text: string,
  facts: { operation: string; requestId: string },
): ApiError {
  const body = readJson(text)
  const retryAfter = parseRetryAfter(answer)
  return new ApiError(readErrorText(body) ?? `The server answered ${answer.status}`, {
    ...facts,
    kind: toErrorKind(answer.status),
    status: answer.status,
    code: readErrorCode(body),
    fields: readFieldErrors(body),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function getMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

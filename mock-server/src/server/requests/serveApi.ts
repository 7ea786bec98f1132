import { createFailure } from '@heed/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachFault } from '../../faults/misbehave.ts'
import { OutboxFullError } from '../../world/areas/OutboxFullError.ts'
import { ReceivedForm } from '../body/ReceivedForm.ts'
import { sendFailure } from '../sendFailure.ts'
import type { LiveWorld } from '../worlds/LiveWorld.ts'
import type { Worlds } from '../worlds/Worlds.ts'
import { sendFileReply } from '../writeFile.ts'
import { answerHeaders, findVersionProblem } from '../xapiHeaders.ts'
import { listMethods, matchOperation } from './matchOperation.ts'
import { getMaxBodyBytes, respondToCall } from './respond.ts'
import { type Call, CallRecord, type Reply } from './Visit.ts'

const prefix = '/api'

interface ServerContext {
  report: (line: string) => void
  contentPort: () => number
}

export function serveApi(app: FastifyInstance, worlds: Worlds, context: ServerContext): void {
  const { report } = context
  for (const url of [prefix, `${prefix}/*`]) {
    app.all(
      url,
      { onRequest: (request, reply) => checkBeforeBody(worlds, context, request, reply) },
      (request, reply) => sendCallReply(worlds, context, request, reply),
    )
  }
  app.setErrorHandler(async (error, request, reply) => {
    const { status, message } = readError(error)
    const liveWorld = worlds.getRequestedWorld(request.headers)
    if (status >= 500 || error instanceof OutboxFullError) liveWorld?.discardChanges()
    if (status >= 500) report(`${request.method} ${request.routeOptions.url ?? ''} failed: ${message}`)
    if (liveWorld) logFailure(liveWorld, request, status, error)
    return sendFailure(reply, status, message)
  })
}

async function sendCallReply(
  worlds: Worlds,
  { report, contentPort }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call = toCall(request, prefix)
  if (isPackagePath(call.path)) {
    reply.headers(answerHeaders)
    if (call.method === 'OPTIONS') return reply.status(204).send()
    const problem = call.headers['x-experience-api-version'] && findVersionProblem(call.headers)
    if (problem) return sendFailure(reply, 400, problem)
  }
  if (call.method === 'OPTIONS' && listMethods(call.path).length > 0) {
    return reply.status(204).header('allow', listMethods(call.path).join(', ')).send()
  }
  const contentOrigin = `${request.protocol}://${request.hostname}:${contentPort()}`
  const answer = await respondToCall(worlds, { ...call, contentOrigin })
  if (answer.status === 500 && !answer.fault)
    report(`${request.method} ${prefix} ${JSON.stringify(answer.body)}`)
  return writeReply(reply, answer)
}

/** Checks token, role, rate and size before reading the body, so that rejected callers use no memory (U-1). */
async function checkBeforeBody(
  worlds: Worlds,
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  if (!('content-length' in request.headers || 'transfer-encoding' in request.headers)) return undefined
  const limit = getMaxBodyBytes(worlds, toCall(request, prefix))
  if (limit === undefined) return sendCallReply(worlds, context, request, reply)
  request.bodyMost = limit
  return undefined
}

const isPackagePath = (path: string): boolean => path.startsWith('/xapi/preview/')

export function toCall(request: FastifyRequest, basePath = ''): Call {
  const [path = '', query = ''] = request.raw.url?.split('?', 2) ?? []
  return {
    method: request.method,
    path: path.slice(basePath.length),
    query,
    headers: request.headers,
    text: typeof request.body === 'string' ? request.body : '',
    ...(request.body instanceof ReceivedForm ? { form: request.body } : {}),
    origin: `${request.protocol}://${request.host}`,
    clientIp: request.client,
  }
}

export function writeReply(
  reply: FastifyReply,
  { status, body, headers = {}, file, fault }: Reply,
): FastifyReply {
  if (fault) attachFault(reply, fault)
  if (file) return sendFileReply(reply.status(status), file)
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** The page's address contains a key, so log only the route. */
function logFailure(liveWorld: LiveWorld, request: FastifyRequest, status: number, error: unknown): void {
  const route = request.routeOptions.url ?? ''
  const isApiCall = isInFolder(route, prefix)
  if (!isApiCall && status < 500) return
  const call = toCall(request, isApiCall ? prefix : '')
  const record = new CallRecord(liveWorld, isApiCall ? call : { ...call, path: route, query: '', file: true })
  record.match = isApiCall ? matchOperation(call.method, call.path) : undefined
  if (status >= 500) record.endWithError(error)
  else
    record.end({ status, body: createFailure(status, readError(error).message) }, [readError(error).message])
}

const isInFolder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

function readError(error: unknown): { status: number; message: string } {
  if (!(error instanceof Error)) return { status: 500, message: String(error) }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  return { status, message: error.message }
}

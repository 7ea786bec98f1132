import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findPreviewByToken, noPreviewMessage } from '../domain/content/previews.ts'
import { createBodyGuard } from '../server/body/bodyAfter.ts'
import type { ReadBytes } from '../server/body/registerBodyReader.ts'
import { sendFailure } from '../server/sendFailure.ts'
import type { LiveWorld } from '../server/worlds/LiveWorld.ts'
import type { Worlds } from '../server/worlds/Worlds.ts'
import { answerHeaders, findVersionProblem } from '../server/xapiHeaders.ts'
import { activityCalls } from './activities.ts'
import type { XapiCall } from './context.ts'
import { documentCalls } from './documents.ts'
import { fetchToken } from './launch.ts'
import { XapiError } from './refusal.ts'
import { statementCalls } from './statements.ts'

const endpointPath = '/api/xapi/preview'

/** xAPI 1.0.3 and cmi5 for previewed packages, outside the API. Deleting a preview deletes all its data. */
export async function serveXapi(app: FastifyInstance, worlds: Worlds, readBytes: ReadBytes): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', readBytes)
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ ...answerHeaders, 'cache-control': 'no-store' })
    })
    scope.get(`${endpointPath}/about`, (_request, reply) => reply.send({ version: ['1.0.3'] }))
    scope.post(`${endpointPath}/fetch`, (request, reply) => sendToken(worlds, request, reply))
    for (const call of [...statementCalls, ...documentCalls, ...activityCalls]) {
      const { method, path } = call
      scope.route({
        method,
        url: `${endpointPath}${path}`,
        onRequest: createBodyGuard((request, reply) => checkBeforeBody(worlds, request, reply)),
        handler: (request, reply) => sendXapiReply(worlds, call, request, reply),
      })
    }
    done()
  })
}

const getQuery = ({ raw }: FastifyRequest): URLSearchParams => new URLSearchParams(raw.url?.split('?')[1])

async function sendToken(
  worlds: Worlds,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  const answer = liveWorld && fetchToken(liveWorld.world, getQuery(request).get('key') ?? '')
  await liveWorld?.commit('fetch the token of a preview')
  return reply.send(answer)
}

function checkBeforeBody(
  worlds: Worlds,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  try {
    findAuthorizedPreview(worlds.getRequestedWorld(request.headers), request)
    return undefined
  } catch (error) {
    return sendRefusal(reply, error)
  }
}

async function sendXapiReply(
  worlds: Worlds,
  call: XapiCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  try {
    const { status, body, headers = {} } = await answerCall(liveWorld, call, request)
    const size = Buffer.isBuffer(request.body) ? request.body.length : 0
    await liveWorld?.commit(`xapi ${call.method} ${call.path}`, undefined, size)
    reply.status(status)
    if (body !== undefined && !Buffer.isBuffer(body)) reply.type('application/json; charset=utf-8')
    return reply.headers(headers).send(body)
  } catch (error) {
    return sendRefusal(reply, error)
  }
}

function sendRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof XapiError) return sendFailure(reply, error.status, error.message)
  throw error
}

function findAuthorizedPreview(liveWorld: LiveWorld | undefined, { headers }: FastifyRequest) {
  const problem = findVersionProblem(headers)
  if (problem !== undefined) throw new XapiError(400, problem)
  const livePreview = liveWorld && findPreviewByToken(liveWorld.world, headers.authorization ?? '')
  if (!livePreview) throw new XapiError(401, noPreviewMessage)
  return { world: liveWorld.world, ...livePreview }
}

async function answerCall(liveWorld: LiveWorld | undefined, call: XapiCall, request: FastifyRequest) {
  const { headers, body } = request
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  return call.run({
    ...findAuthorizedPreview(liveWorld, request),
    query: getQuery(request),
    headers,
    body: bytes,
  })
}

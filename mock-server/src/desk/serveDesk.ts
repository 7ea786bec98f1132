import { createFailure } from '@heed/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type GetAllowedMethods, sendAllowed } from '../server/allowedMethods.ts'
import { allowBody } from '../server/body/bodyAfter.ts'
import { listMaxBytes } from '../server/body/limits.ts'
import { readBody } from '../server/body/readBody.ts'
import { formatNoWorldMessage } from '../server/requests/respond.ts'
import { sendFailure } from '../server/sendFailure.ts'
import { getWorldId, type Worlds } from '../server/worlds/Worlds.ts'
import { type Control, DeskError } from './controls/control.ts'
import { serveDeskPages } from './deskPage.ts'
import { faultControls } from './faults.ts'
import { journalControls } from './journal/journal.ts'
import { requestControls } from './journal/requests.ts'
import { openApiControls } from './openapi.ts'
import { outboxControls } from './outbox.ts'
import { peopleControls } from './people.ts'
import { serveData } from './rows/data.ts'
import { serveEmails } from './serveMails.ts'
import { storyControls } from './stories.ts'
import { whyControls } from './why/why.ts'
import { clockControls } from './worlds/clock.ts'
import { scenarioControls } from './worlds/scenarios.ts'
import { snapshotControls } from './worlds/snapshots.ts'
import { stateControls } from './worlds/states.ts'
import { worldControls } from './worlds/worlds.ts'

const prefix = '/_mock'
const controls: readonly Control[] = [
  ...worldControls,
  ...scenarioControls,
  ...storyControls,
  ...peopleControls,
  ...outboxControls,
  ...clockControls,
  ...stateControls,
  ...faultControls,
  ...snapshotControls,
  ...journalControls,
  ...requestControls,
  ...whyControls,
  ...openApiControls,
]

const controlDescriptions = [
  ...controls.map(({ method, path, says }) => ({ call: `${method} ${prefix}${path}`, says })),
  {
    call: `GET ${prefix}/db`,
    says: 'Raw rows: GET, POST, PUT, PATCH, DELETE below it, with the filters of json-server',
  },
]

export function serveDesk(
  app: FastifyInstance,
  worlds: Worlds,
  getAllowedMethods: GetAllowedMethods,
  folder: string | undefined,
): void {
  const closeController = new AbortController()
  app.addHook('preClose', async () => closeController.abort())
  app.register(
    (desk, _options, done) => {
      desk.addHook('onRequest', async (request, reply) => {
        const { site } = worlds
        const refusal = site.getDeskRefusal(request.headers)
        if (refusal !== undefined) return sendFailure(reply, 403, refusal)
        if (!site.canOpenDesk(request.headers)) return requestDeskKey(reply)
        return undefined
      })
      desk.setErrorHandler(sendError)
      desk.setNotFoundHandler((request, reply) => {
        const methods = getAllowedMethods(request.url.split('?')[0] ?? '')
        if (methods.length > 0 && !methods.includes(request.method))
          return sendAllowed(request, reply, methods)
        throw new DeskError(
          404,
          `There's no control ${request.method} ${request.raw.url}; GET ${prefix} lists them`,
        )
      })
      const sendDesk = serveDeskPages(desk, prefix, folder)
      desk.get('/', async (request, reply) =>
        request.headers.accept?.includes('text/html')
          ? sendDesk(request, reply)
          : reply.send({ controls: controlDescriptions }),
      )
      for (const control of controls) {
        desk.route({
          method: control.method,
          url: control.path,
          onRequest: allowBody(listMaxBytes),
          handler: (request, reply) => runControl(control, worlds, closeController.signal, request, reply),
        })
      }
      serveData(desk, `${prefix}/db`, (request) => getRequestedWorld(worlds, request))
      serveEmails(desk, (request) => {
        const liveWorld = getRequestedWorld(worlds, request)
        return { live: liveWorld, address: worlds.getAddress(liveWorld), site: getSite(request) }
      })
      done()
    },
    { prefix },
  )
}

/** Browsers then prompt for the key. */
function requestDeskKey(reply: FastifyReply): FastifyReply {
  const description = 'The controls need a password: the key that the server printed when it started'
  reply.header('www-authenticate', 'Basic realm="Controls of the mock server", charset="UTF-8"')
  return sendFailure(reply, 401, description)
}

async function runControl(
  control: Control,
  worlds: Worlds,
  serverSignal: AbortSignal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const disconnectController = new AbortController()
  reply.raw.once('close', () => disconnectController.abort())
  const body = readBody(typeof request.body === 'string' ? request.body : '')
  if ('problem' in body) throw new DeskError(400, body.problem, 'body')
  const input = { ...Object(request.query), ...Object(body.value), ...Object(request.params) }
  const goneSignal = AbortSignal.any([disconnectController.signal, serverSignal])
  reply.header('cache-control', 'no-store')
  const liveWorld = getRequestedWorld(worlds, request)
  await liveWorld.whenIdle()
  const site = getSite(request)
  return control.answer(
    { live: liveWorld, worlds, site, origin: `${site}${liveWorld.path}`, closeSignal: goneSignal },
    input,
  )
}

const getSite = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

function getRequestedWorld(worlds: Worlds, request: FastifyRequest) {
  const liveWorld = worlds.getRequestedWorld(request.headers)
  if (!liveWorld) throw new DeskError(404, formatNoWorldMessage(getWorldId(request.headers)))
  return liveWorld
}

/** Validation messages may quote the input. */
const maxMessageLength = 1000

function sendError(error: unknown, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof DeskError)) throw error
  const { status, field } = error
  const message = error.message.slice(0, maxMessageLength)
  if (field === undefined) return sendFailure(reply, status, message)
  return reply.status(status).send({ ...createFailure(status, message), errors: [{ field, message }] })
}

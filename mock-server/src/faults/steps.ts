import { operations } from '@heed/contracts'
import * as z from 'zod/mini'
import { parseDuration } from '../world/duration.ts'

const count = z.int().check(z.gte(0))
const milliseconds = z.number().check(z.gte(0), z.lte(600_000))
const Instant = z.iso.datetime({ offset: true })
const yes = z.literal(true)
const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
const Operation = z.string().check(
  z.refine((name) => operations.some(({ operation }) => operation === name), {
    error: ({ input }) => `There is no operation "${input}"; GET /_mock/openapi.json names them`,
  }),
)
const Duration = z
  .string()
  .check(z.refine((text) => parseDuration(text) !== undefined, 'Must be a duration like PT10M or P1D'))

/** When a step happens: counted over what it fits, by chance, and by the clock of the world. */
const when = {
  /** So many go by unharmed first. */
  skip: z.optional(count),
  /** So many are harmed at most. */
  count: z.optional(count),
  /** The share that is harmed, 0 to 1. */
  chance: z.optional(z.number().check(z.gte(0), z.lte(1))),
  from: z.optional(Instant),
  until: z.optional(Instant),
}
/** Milliseconds on top, drawn anew each time up to `jitter`. */
const delay = { latency: z.optional(milliseconds), jitter: z.optional(milliseconds) }

export const ApiStep = z.strictObject({
  on: z.optional(z.literal('api')),
  /** As 'lists.create'; without operation, method and path every call is meant. */
  operation: z.optional(Operation),
  method: z.optional(Method),
  /** Below /api; a part that is * stands for any one, a last part that is ** for whatever follows. */
  path: z.optional(z.string().check(z.startsWith('/'))),
  ...when,
  ...delay,
  /** Answered in place of the handler, which does not run. */
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** The connection ends in the middle of the answer; the call itself was done. */
  cut: z.optional(yes),
  /** The connection is reset in place of an answer, before the call is done or after it. */
  reset: z.optional(z.enum(['before', 'after'])),
  /** Milliseconds from the last byte of the answer to its end. */
  slowClose: z.optional(milliseconds),
})

export const SocketStep = z.strictObject({
  on: z.literal('websocket'),
  /** 'connect', or the event of a frame to the client as 'infosec:update_summary'; without it every frame is meant. */
  event: z.optional(z.string()),
  ...when,
  ...delay,
  /** Only with 'connect': answered in place of the upgrade. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  /** The frame is not sent. */
  lose: z.optional(yes),
  /** The connection is closed with this code in place of the frame. */
  close: z.optional(z.int().check(z.gte(1000), z.lte(4999))),
  reset: z.optional(yes),
})

export const MailStep = z.strictObject({
  on: z.literal('mail'),
  to: z.optional(z.string()),
  kind: z.optional(z.string()),
  ...when,
  /** Sent and never seen again. */
  lose: z.optional(yes),
  /** Arrives so much later on the clock of the world. */
  late: z.optional(Duration),
})

export type ApiStep = z.infer<typeof ApiStep>
export type SocketStep = z.infer<typeof SocketStep>
export type MailStep = z.infer<typeof MailStep>
export type FaultStep = ApiStep | SocketStep | MailStep

/** A list of steps on the API, the websocket or the mail. */
export const FaultSteps = z.array(z.discriminatedUnion('on', [ApiStep, SocketStep, MailStep]))

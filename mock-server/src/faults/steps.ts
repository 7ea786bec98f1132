import { operations } from '@heed/contracts'
import * as z from 'zod/mini'
import { parseDuration } from '../world/duration.ts'

const count = z.int().check(z.gte(0))
const milliseconds = z.number().check(z.gte(0), z.lte(600_000))
const Instant = z.iso.datetime({ offset: true })
const literalTrue = z.literal(true)
const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
const Operation = z.string().check(
  z.refine((name) => operations.some(({ operation }) => operation === name), {
    error: ({ input }) => `There is no operation "${input}"; GET /_mock/openapi.json lists them`,
  }),
)
const Duration = z
  .string()
  .check(z.refine((text) => parseDuration(text) !== undefined, 'Must be a duration like PT10M or P1D'))

const periodFields = {
  skip: z.optional(count),
  count: z.optional(count),
  /** Share of calls affected, 0 to 1. */
  chance: z.optional(z.number().check(z.gte(0), z.lte(1))),
  from: z.optional(Instant),
  until: z.optional(Instant),
}
/** Milliseconds; a random part of `jitter` is added. */
const delayFields = { latency: z.optional(milliseconds), jitter: z.optional(milliseconds) }

export const ApiStep = z.strictObject({
  on: z.optional(z.literal('api')),
  operation: z.optional(Operation),
  method: z.optional(Method),
  path: z.optional(z.string().check(z.startsWith('/'))),
  ...periodFields,
  ...delayFields,
  status: z.optional(z.int().check(z.gte(200), z.lte(599))),
  body: z.optional(z.unknown()),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Breaks the response midway, after the call itself is done. */
  cut: z.optional(literalTrue),
  reset: z.optional(z.enum(['before', 'after'])),
  /** Time between the last byte of the response and its end, ms. */
  slowClose: z.optional(milliseconds),
})

export const SocketStep = z.strictObject({
  on: z.literal('websocket'),
  event: z.optional(z.string()),
  ...periodFields,
  ...delayFields,
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  lose: z.optional(literalTrue),
  close: z.optional(z.int().check(z.gte(1000), z.lte(4999))),
  reset: z.optional(literalTrue),
})

export const EmailStep = z.strictObject({
  on: z.literal('mail'),
  to: z.optional(z.string()),
  kind: z.optional(z.string()),
  ...periodFields,
  lose: z.optional(literalTrue),
  late: z.optional(Duration),
})

export type ApiStep = z.infer<typeof ApiStep>
export type SocketStep = z.infer<typeof SocketStep>
export type EmailStep = z.infer<typeof EmailStep>
export type FaultStep = ApiStep | SocketStep | EmailStep

export const FaultSteps = z.array(z.discriminatedUnion('on', [ApiStep, SocketStep, EmailStep]))

import * as z from 'zod/mini'
import { InfosecSummary } from '../campaigns/infosec.ts'
import { IntegrationType } from '../companies/integrationType.ts'
import { createIntegerSchema, Id } from '../primitives.ts'

const IntegrationProgress = z.looseObject({
  event: z.literal('integration:progress'),
  data: z.looseObject({
    companyId: Id,
    type: IntegrationType,
    syncId: z.string(),
    progress: createIntegerSchema(0, 100),
    message: z.string(),
  }),
})

export const publicEvent = 'infosec:update_summary'

const SummaryUpdate = z.looseObject({ event: z.literal(publicEvent), data: InfosecSummary })

/** A websocket message, sent as JSON text (S0 section 7). */
export const LiveFrame = z.discriminatedUnion('event', [IntegrationProgress, SummaryUpdate])
export type LiveFrame = z.infer<typeof LiveFrame>

export const unauthorizedCloseCode = 4401

/** Close code after the mock server's world was replaced or reset: reconnect and reload everything. */
export const worldReplacedCloseCode = 1012

/** Close code for an idle socket without a token, which may reconnect. */
export const idleCloseCode = 4408

/** Returns undefined for unknown frames. */
export function parseLiveFrame(text: string): LiveFrame | undefined {
  try {
    return LiveFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

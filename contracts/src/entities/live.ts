import * as z from 'zod/mini'
import { InfosecSummary } from './infosec.ts'
import { IntegrationType } from './integrationType.ts'
import { Id, whole } from './primitives.ts'

/** How far a sync has come; at 100 the data of the integration is read again (S0 section 4). */
const IntegrationProgress = z.looseObject({
  event: z.literal('integration:progress'),
  data: z.looseObject({
    companyId: Id,
    type: IntegrationType,
    syncId: z.string(),
    progress: whole(0, 100),
    message: z.string(),
  }),
})

/** The one event that everybody may hear, also without a token. */
export const publicEvent = 'infosec:update_summary'

/** The public summary of assessments has changed; it replaces the one that is shown (S2 section 7). */
const SummaryUpdate = z.looseObject({ event: z.literal(publicEvent), data: InfosecSummary })

/** What the websocket sends, a JSON text each (S0 section 7). */
export const LiveFrame = z.discriminatedUnion('event', [IntegrationProgress, SummaryUpdate])
export type LiveFrame = z.infer<typeof LiveFrame>

/** With this code the server closes a socket whose token it does not take. */
export const closedUnauthorized = 4401

/**
 * With this code it closes a socket whose world is another one than was announced, earlier, later or anew: who connects
 * again reads everything again.
 */
export const closedReplaced = 1012

/** With this code it closes a socket without a token that had nothing to hear for long; it may connect again. */
export const closedIdle = 4408

/** Reads a frame; undefined for what this version does not know. */
export function readFrame(text: string): LiveFrame | undefined {
  try {
    return LiveFrame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

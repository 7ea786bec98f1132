import * as z from 'zod/mini'

/** Anonymous resilience of all companies' employees together; scores 0 to 100 (S2 section 3). */
export const InfosecSummary = z.looseObject({
  resilienceScore: z.number(),
  areas: z.array(z.looseObject({ name: z.string(), score: z.number() })),
  bestBehaviour: z.string(),
  worstBehaviour: z.string(),
})
export type InfosecSummary = z.infer<typeof InfosecSummary>

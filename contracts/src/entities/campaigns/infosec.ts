import * as z from 'zod/mini'

/** Resilience of all companies' employees together, without names; scores are 0 to 100 (S2 section 3). */
export const InfosecSummary = z.looseObject({
  resilienceScore: z.number(),
  areas: z.array(z.looseObject({ name: z.string(), score: z.number() })),
  bestBehaviour: z.string(),
  worstBehaviour: z.string(),
})
export type InfosecSummary = z.infer<typeof InfosecSummary>

import * as z from 'zod/mini'
import { Id } from './primitives.ts'

const Views = z.int().check(z.gte(0))

/** Pay-per-view: the views of embedded content that a company has bought and used (S0 section 6). */
export const Ppv = z.looseObject({
  apiKey: z.string(),
  company_id: Id,
  viewsPurchased: Views,
  viewsUsed: Views,
})
export type Ppv = z.infer<typeof Ppv>

import * as z from 'zod/mini'
import { Id, nameText, Secret } from '../primitives.ts'

/** An API key of the company, for its own programs (S0 section 3). */
export const ApiKey = z.looseObject({ id: Id, name: z.string(), value: Secret })
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeyName = nameText(1, 100, 'You need to enter some information to save')

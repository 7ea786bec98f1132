import * as z from 'zod/mini'
import { LanguageCode } from './primitives.ts'

export const Language = z.looseObject({
  code: LanguageCode,
  english_name: z.string(),
  name: z.string(),
  icon: z.optional(z.nullable(z.string())),
  flag_image: z.optional(z.nullable(z.string())),
  file: z.optional(z.nullable(z.string())),
  filePattern: z.optional(z.nullable(z.string())),
})
export type Language = z.infer<typeof Language>

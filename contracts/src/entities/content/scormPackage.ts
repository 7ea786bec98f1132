import * as z from 'zod/mini'
import { createUploadSchema, Upload } from '../files.ts'
import { normalizeName } from '../names.ts'
import { Id, Instant, LanguageCode, text, Url } from '../primitives.ts'

/** Description in characters, thumbnail in bytes (S1 section 5). */
export const descriptionMaxLength = 300
export const thumbnailMaxBytes = 3_145_728

/** Details read from a zip to fill in the import form; `version` like 'SCORM 2004 3rd Edition' (S1 section 3). */
export const ScormPackageInfo = z.looseObject({
  filename: z.string(),
  entryPoint: z.string(),
  name: z.string(),
  language: LanguageCode,
  version: z.string(),
  description: z.string(),
  xapi: z.boolean(),
})
export type ScormPackageInfo = z.infer<typeof ScormPackageInfo>

/** One language of an imported package (S2 section 3). */
export const ScormTranslation = z.looseObject({
  id: Id,
  uniqueId: z.string(),
  subject_id: Id,
  language: LanguageCode,
  name: z.string(),
  description: z.string(),
  created: Instant,
  thumb: z.nullable(Url),
  tags: z.array(z.string()),
  filename: z.string(),
  entryPoint: z.string(),
  version: z.string(),
  xapi: z.boolean(),
})
export type ScormTranslation = z.infer<typeof ScormTranslation>

/** An imported package; the language with the lowest id is the default and names the package. */
export const ScormPackage = z.looseObject({
  id: Id,
  uniqueId: z.string(),
  subject_id: Id,
  name: z.string(),
  created: Instant,
  thumb: z.nullable(Url),
  tags: z.array(z.string()),
  languages: z.array(LanguageCode),
  translations: z.array(ScormTranslation),
})
export type ScormPackage = z.infer<typeof ScormPackage>

const nonEmptyText = z.refine<string>((value) => value !== '', 'You need to enter some information to save')
const RequiredText = z.string().check(z.trim(), nonEmptyText)
const FormFlag = z.enum(['0', '1'])

const commonFields = {
  filename: RequiredText,
  language: LanguageCode,
  name: z.string().check(z.overwrite(normalizeName), nonEmptyText),
  description: text(1, descriptionMaxLength),
  entryPoint: RequiredText,
  xapi: FormFlag,
  thumbnail: z.optional(Upload),
}
const Zip = createUploadSchema('Error importing file')

export const PackageFile = z.object({ package: Zip })
/** Form for one language of a package (S1 section 5). */
export const PackageForm = z.object({ ...commonFields, package: Zip })
/** Form for an existing language; without a zip, the current zip is kept. */
export const PackageChange = z.object({
  ...commonFields,
  package: z.optional(Zip),
  isMainLanguage: z.optional(FormFlag),
})
export type PackageChange = z.infer<typeof PackageChange>

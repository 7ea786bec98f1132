import { createHash } from 'node:crypto'
import { defaultTranslation, type ScormInfo } from '@heed/contracts'
import type { CompanyRow, LibraryCourse, ScormPackageRow, ScormTranslationRow } from '@heed/fixtures'
import type { Reach } from '../../calls/handler.ts'
import { libraryTranslation } from '../../library/libraryTranslation.ts'
import type { PreviewRow } from '../../world/areas/Content.ts'
import type { World } from '../../world/World.ts'
import { beginLook } from './looks.ts'
import { openPreview, previewToken, type Viewer } from './previews.ts'

export function ownPackage(
  world: World,
  company: CompanyRow,
  subjectId: number,
): ScormPackageRow | undefined {
  const row = world.content.packages.get(subjectId)
  return row?.companyId === company.id ? row : undefined
}

interface Opening {
  world: World
  reach: Reach
  person: Viewer
}

export function createPreview(
  { world, reach, person }: Opening,
  { id }: ScormPackageRow,
  language: string,
): ScormInfo | undefined {
  const translations = world.content.translationsOfPackage.of(id)
  const translation =
    translations.find((one) => one.language === language) ?? defaultTranslation(translations)
  if (!translation) return undefined
  return previewInfo(reach, person, translation, opened({ world, reach, person }, translation))
}

export function createLibraryPreview(
  { world, reach, person }: Opening,
  library: LibraryCourse,
): ScormInfo | undefined {
  const translation = libraryTranslation(library)
  if (!translation) return undefined
  return previewInfo(reach, person, translation, opened({ world, reach, person }, translation))
}

function opened({ world, reach, person }: Opening, translation: ScormTranslationRow): PreviewRow {
  const endpoint = `${reach.api}/xapi/preview`
  if (person.lessonId !== undefined) return openPreview(world, person, translation, endpoint)
  return beginLook(world, { personId: person.id, companyId: person.companyId, endpoint }, translation)
}

export const previewInfo = (
  reach: Reach,
  person: Viewer,
  translation: ScormTranslationRow,
  preview: PreviewRow,
): ScormInfo => ({
  url: formatPageUrl(reach.content, preview.id),
  entryPoint: translation.entryPoint,
  xapi: translation.xapi,
  actor: JSON.stringify(toXapiActor(reach, person, translation)),
  endpoint: preview.endpoint,
  auth: previewToken(preview),
})

/** cmi5 identifies learners only by account (cmi5 section 9.2). Learners without an email use an account too. */
const toXapiActor = ({ api }: Reach, { id, name, email }: Viewer, { kind }: ScormTranslationRow): object => ({
  objectType: 'Agent',
  name,
  ...(kind === 'cmi5' || email === ''
    ? { account: { homePage: api, name: id } }
    : { mbox: `mailto:${email}` }),
})

// Separate origins prevent packages from reading each other's storage and cookies.
// Browsers resolve names below localhost; on other hosts all previews share one origin.
const formatPageUrl = (content: string, key: string): string =>
  `${content.replace(/^(\w+:\/\/)(?:127\.0\.0\.1|localhost|\[::1\])(?=[:/]|$)/, `$1p-${hashHostName(key)}.localhost`)}/${key}/`

/** Names of hosts must be short and are case-insensitive. */
const hashHostName = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32)

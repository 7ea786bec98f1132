import { createHash } from 'node:crypto'
import { findDefaultTranslation, type ScormInfo } from '@heed/contracts'
import type { CompanyRow, LibraryCourse, ScormPackageRow, ScormTranslationRow } from '@heed/fixtures'
import type { BaseUrls } from '../../calls/handler.ts'
import { createLibraryTranslation } from '../../library/libraryTranslation.ts'
import type { PreviewRow } from '../../world/areas/Content.ts'
import type { World } from '../../world/World.ts'
import { createPreviewRow } from './looks.ts'
import { createPreviewToken, openPreview, type Viewer } from './previews.ts'

export function findCompanyPackage(
  world: World,
  company: CompanyRow,
  subjectId: number,
): ScormPackageRow | undefined {
  const row = world.content.packages.get(subjectId)
  return row?.companyId === company.id ? row : undefined
}

interface PreviewContext {
  world: World
  baseUrls: BaseUrls
  person: Viewer
}

export function createPreview(
  { world, baseUrls, person }: PreviewContext,
  { id }: ScormPackageRow,
  language: string,
): ScormInfo | undefined {
  const translations = world.content.translationsByPackage.get(id)
  const translation =
    translations.find((candidate) => candidate.language === language) ?? findDefaultTranslation(translations)
  if (!translation) return undefined
  return getPreviewInfo(
    baseUrls,
    person,
    translation,
    createViewerPreview({ world, baseUrls, person }, translation),
  )
}

export function createLibraryPreview(
  { world, baseUrls, person }: PreviewContext,
  library: LibraryCourse,
): ScormInfo | undefined {
  const translation = createLibraryTranslation(library)
  if (!translation) return undefined
  return getPreviewInfo(
    baseUrls,
    person,
    translation,
    createViewerPreview({ world, baseUrls, person }, translation),
  )
}

function createViewerPreview(
  { world, baseUrls, person }: PreviewContext,
  translation: ScormTranslationRow,
): PreviewRow {
  const endpoint = `${baseUrls.api}/xapi/preview`
  if (person.lessonId !== undefined) return openPreview(world, person, translation, endpoint)
  return createPreviewRow(world, { personId: person.id, companyId: person.companyId, endpoint }, translation)
}

export const getPreviewInfo = (
  baseUrls: BaseUrls,
  person: Viewer,
  translation: ScormTranslationRow,
  preview: PreviewRow,
): ScormInfo => ({
  url: formatPageUrl(baseUrls.content, preview.id),
  entryPoint: translation.entryPoint,
  xapi: translation.xapi,
  actor: JSON.stringify(toXapiActor(baseUrls, person, translation)),
  endpoint: preview.endpoint,
  auth: createPreviewToken(preview),
})

/** cmi5 identifies learners only by account (cmi5 section 9.2). Learners without an email use an account too. */
const toXapiActor = (
  { api }: BaseUrls,
  { id, name, email }: Viewer,
  { kind }: ScormTranslationRow,
): object => ({
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

/** Host names must be short and are case-insensitive. */
const hashHostName = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32)

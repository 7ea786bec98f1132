import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ScormTranslationRow } from '@heed/fixtures'
import { createLibraryTranslation } from '../../library/libraryTranslation.ts'
import type { PreviewRow } from '../../world/areas/Content.ts'
import { dayMs } from '../../world/Clock.ts'
import { createUuid } from '../../world/newUuid.ts'
import type { World } from '../../world/World.ts'
import { parsePreviewKey } from './looks.ts'

export interface Viewer {
  id: string
  name: string
  email: string
  lessonId?: number
  companyId?: number
}

export function openPreview(
  world: World,
  { id: personId, lessonId, companyId }: Pick<Viewer, 'id' | 'lessonId' | 'companyId'>,
  translation: ScormTranslationRow,
  endpoint: string,
): PreviewRow {
  return savePreview(world, {
    id: world.keys.next(`preview of ${personId}`),
    translationId: translation.id,
    ...('library' in translation.zip ? translation.zip : {}),
    personId,
    ...(lessonId === undefined ? {} : { lessonId }),
    ...(companyId === undefined ? {} : { companyId }),
    endpoint,
    registration: createUuid(world.random),
    secret: world.keys.next(`reports of ${personId}`),
    fetched: false,
    created: world.clock.instant,
    expires: world.clock.after(dayMs),
  })
}

export function savePreview(world: World, preview: PreviewRow): PreviewRow {
  const { previews } = world.content
  for (const otherPreview of [...previews.values()])
    if (world.clock.isPast(otherPreview.expires)) endPreview(world, otherPreview)
  return previews.get(preview.id) ?? previews.put(preview)
}

export function endPreview({ content }: World, { id }: PreviewRow): void {
  for (const statement of content.statementsByPreview.get(id)) content.statements.remove(statement.id)
  for (const document of content.documentsByPreview.get(id)) content.documents.remove(document.id)
  content.previews.remove(id)
}

export const toActivityId = ({ packageId, language }: ScormTranslationRow): string =>
  `urn:heed:subject:${packageId}:${language}`

export const findTranslation = (
  { content }: World,
  { translationId, library }: PreviewRow,
): ScormTranslationRow | undefined =>
  library ? createLibraryTranslation(library) : content.translations.get(translationId)

export function findLivePreview(
  world: World,
  key: string,
): { preview: PreviewRow; translation: ScormTranslationRow } | undefined {
  const preview = world.content.previews.get(key) ?? parsePreviewKey(world, key)
  const translation = preview && findTranslation(world, preview)
  if (!translation || world.clock.isPast(preview.expires)) return undefined
  return { preview, translation }
}

const encodeJson = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const signText = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

export function createPreviewToken({ id, secret, created, expires }: PreviewRow): string {
  const [issuedAt, expiresAt] = [created, expires].map((instant) => Math.floor(Date.parse(instant) / 1000))
  const text = `${encodeJson({ alg: 'HS256', typ: 'JWT' })}.${encodeJson({ sub: id, iat: issuedAt, exp: expiresAt })}`
  return `${text}.${signText(text, secret)}`
}

export const noPreviewMessage = 'No preview matches this token'

export function findPreviewByToken(world: World, authorization: string): ReturnType<typeof findLivePreview> {
  const [header = '', payload = '', signature = ''] = parseToken(authorization).split('.')
  const livePreview = findLivePreview(world, parseTokenSubject(payload))
  if (!livePreview) return undefined
  const expectedSignature = Buffer.from(signText(`${header}.${payload}`, livePreview.preview.secret))
  const givenSignature = Buffer.from(signature)
  return givenSignature.length === expectedSignature.length &&
    timingSafeEqual(givenSignature, expectedSignature)
    ? livePreview
    : undefined
}

function parseToken(authorization: string): string {
  const [, scheme = '', value = authorization] = /^(Bearer|Basic) +(.*)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic' || value.includes('.')) return value
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
}

function parseTokenSubject(payload: string): string {
  try {
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof sub === 'string' ? sub : ''
  } catch {
    return ''
  }
}

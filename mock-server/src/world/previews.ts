import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PersonRow, ScormTranslationRow } from '@heed/fixtures'
import type { PreviewRow } from './areas/Content.ts'
import { day } from './Clock.ts'
import type { World } from './World.ts'

/** A person opens a package; the address of its files and the token for its reports at `endpoint` are good for a day. */
export function openPreview(
  world: World,
  person: PersonRow,
  translation: ScormTranslationRow,
  endpoint: string,
): PreviewRow {
  return world.content.previews.put({
    id: world.random.key(),
    translationId: translation.id,
    personId: person.id,
    endpoint,
    secret: world.random.key(),
    created: world.clock.instant,
    expires: world.clock.after(day),
  })
}

/** The preview that goes by this key, while it and its package last. */
export function livePreview(
  world: World,
  key: string,
): { preview: PreviewRow; translation: ScormTranslationRow } | undefined {
  const preview = world.content.previews.get(key)
  const translation = preview && world.content.translations.get(preview.translationId)
  if (!translation || world.clock.isPast(preview.expires)) return undefined
  return { preview, translation }
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** A JWT (HS256) that names the preview. */
export function previewToken({ id, secret, created, expires }: PreviewRow): string {
  const [iat, exp] = [created, expires].map((instant) => Math.floor(Date.parse(instant) / 1000))
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: id, iat, exp })}`
  return `${text}.${signed(text, secret)}`
}

/** The preview a package reports for, by its Authorization: the token as it is, or as Bearer or Basic. */
export function previewOfToken(world: World, authorization: string): ReturnType<typeof livePreview> {
  const [header = '', payload = '', signature = ''] = authorization
    .replace(/^(Bearer|Basic) /i, '')
    .split('.')
  const found = livePreview(world, subjectOf(payload))
  if (!found) return undefined
  const expected = Buffer.from(signed(`${header}.${payload}`, found.preview.secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? found : undefined
}

function subjectOf(payload: string): string {
  try {
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof sub === 'string' ? sub : ''
  } catch {
    return ''
  }
}

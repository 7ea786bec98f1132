import { createHash, timingSafeEqual } from 'node:crypto'
import type { ScormTranslationRow } from '@heed/fixtures'
import * as z from 'zod/mini'
import type { PreviewRow } from '../../world/areas/Content.ts'
import { dayMs } from '../../world/Clock.ts'
import { deriveSecretKey } from '../../world/secretKey.ts'
import type { World } from '../../world/World.ts'

/** The order is part of the key's format. */
const PreviewKey = z.tuple([
  z.string(),
  /** Translation ID. 0 means library content; subject and language are in the next element. */
  z.number(),
  z.nullable(z.tuple([z.number(), z.string()])),
  z.nullable(z.number()),
  z.string(),
  /** Opening time; the next element is a counter, so that keys opened at the same time differ. */
  z.string(),
  z.number(),
])

interface PreviewRequest {
  personId: string
  companyId?: number | undefined
  endpoint: string
}

const signPayload = ({ base }: World, payload: string): string =>
  deriveSecretKey(base.secret, `look ${payload}`)

/** The signed key contains everything, so nothing is stored until the package reports. */
export function createPreviewRow(
  world: World,
  { personId, companyId, endpoint }: PreviewRequest,
  { id, zip }: ScormTranslationRow,
): PreviewRow {
  const library = 'library' in zip ? ([zip.library.subjectId, zip.library.language] as const) : null
  for (;;) {
    world.content.previewCount += 1
    const keyParts = [
      personId,
      id,
      library,
      companyId ?? null,
      endpoint,
      world.clock.instant,
      world.content.previewCount,
    ]
    const payload = Buffer.from(JSON.stringify(keyParts)).toString('base64url')
    const key = `${payload}.${signPayload(world, payload)}`
    const preview = world.content.previews.get(key) ? undefined : parsePreviewKey(world, key)
    if (preview) return preview
  }
}

export function parsePreviewKey(world: World, key: string): PreviewRow | undefined {
  const [payload = '', signature = ''] = key.split('.')
  if (!isEqual(signature, signPayload(world, payload))) return undefined
  const [personId, translationId, library, companyId, endpoint, createdAt] = PreviewKey.parse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  )
  return {
    id: key,
    translationId,
    ...(library ? { library: { subjectId: library[0], language: library[1] } } : {}),
    ...(companyId === null ? {} : { companyId }),
    personId,
    endpoint,
    registration: deriveUuid(key),
    secret: deriveSecretKey(world.base.secret, `reports of ${key}`),
    fetched: false,
    created: createdAt,
    expires: new Date(Date.parse(createdAt) + dayMs).toISOString(),
  }
}

function deriveUuid(text: string): string {
  const digits = [...createHash('sha256').update(text).digest('hex')]
  digits[12] = '4'
  digits[16] = (8 + (Number.parseInt(digits[16] ?? '0', 16) % 4)).toString(16)
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

const hashSha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const isEqual = (a: string, b: string): boolean => timingSafeEqual(hashSha256(a), hashSha256(b))

import { defaultTranslation, type ScormPackage, type ScormTranslation } from '@heed/contracts'
import type { ScormPackageRow, ScormTranslationRow, StoredFile } from '@heed/fixtures'
import type { World } from './World.ts'

/** What a company imported itself is told apart by this tag (S2 section 2.4). */
export const customContent = 'Custom Content'

const thumbOf = (origin: string, thumbnail: StoredFile | null | undefined): string | null =>
  thumbnail ? `${origin}/resources/thumbnails/${thumbnail.file}` : null

export function translationView(origin: string, row: ScormTranslationRow): ScormTranslation {
  const { id, uniqueId, packageId, language, name, description, created } = row
  const { filename, entryPoint, version, xapi, thumbnail } = row
  return {
    id,
    uniqueId,
    subject_id: packageId,
    language,
    name,
    description,
    created,
    thumb: thumbOf(origin, thumbnail),
    tags: [customContent],
    filename,
    entryPoint,
    version,
    xapi,
  }
}

export function packageView(
  world: World,
  origin: string,
  { id, uniqueId, created }: ScormPackageRow,
): ScormPackage {
  const rows = world.content.translationsOfPackage.of(id).toSorted((one, other) => one.id - other.id)
  const first = defaultTranslation(rows)
  return {
    id,
    uniqueId,
    subject_id: id,
    name: first?.name ?? '',
    created,
    thumb: thumbOf(origin, first?.thumbnail),
    tags: [customContent],
    languages: rows.map(({ language }) => language),
    translations: rows.map((row) => translationView(origin, row)),
  }
}

import { findDefaultTranslation, type ScormPackage, type ScormTranslation } from '@heed/contracts'
import type { ScormPackageRow, ScormTranslationRow, StoredFile } from '@heed/fixtures'
import { formatCompanyFileUrl } from '../world/addresses.ts'
import type { World } from '../world/World.ts'

export const customContentCategory = 'Custom Content'

const formatThumbUrl = (
  origin: string,
  { companyId }: ScormPackageRow,
  thumbnail: StoredFile | null | undefined,
): string | null => (thumbnail ? formatCompanyFileUrl(origin, companyId, thumbnail.file) : null)

export function toTranslationView(
  origin: string,
  owner: ScormPackageRow,
  row: ScormTranslationRow,
): ScormTranslation {
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
    thumb: formatThumbUrl(origin, owner, thumbnail),
    tags: [customContentCategory],
    filename,
    entryPoint,
    version,
    xapi,
  }
}

export function toPackageView(world: World, origin: string, owner: ScormPackageRow): ScormPackage {
  const { id, uniqueId, created } = owner
  const rows = world.content.translationsByPackage.get(id).toSorted((a, b) => a.id - b.id)
  const defaultTranslation = findDefaultTranslation(rows)
  return {
    id,
    uniqueId,
    subject_id: id,
    name: defaultTranslation?.name ?? '',
    created,
    thumb: formatThumbUrl(origin, owner, defaultTranslation?.thumbnail),
    tags: [customContentCategory],
    languages: rows.map(({ language }) => language),
    translations: rows.map((row) => toTranslationView(origin, owner, row)),
  }
}

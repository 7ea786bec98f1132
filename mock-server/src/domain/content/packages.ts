import { findDefaultTranslation } from '@heed/contracts'
import type { ScormPackageRow, ScormTranslationRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { endPreview } from './previews.ts'

type NewTranslation = Omit<ScormTranslationRow, 'id' | 'packageId' | 'uniqueId' | 'created'>

export const addTranslation = (
  world: World,
  { id }: ScormPackageRow,
  row: NewTranslation,
): ScormTranslationRow =>
  world.content.translations.put({
    ...row,
    id: world.nextId(world.content.translations),
    packageId: id,
    uniqueId: world.random.key(16),
    created: world.clock.instant,
  })

export function removeTranslation(world: World, { id }: ScormTranslationRow): void {
  for (const preview of world.content.previewsByTranslation.get(id)) endPreview(world, preview)
  world.content.translations.remove(id)
}

export function removePackage(world: World, { id, companyId }: ScormPackageRow): void {
  const notes = world.library.notesByCompany.get(companyId)
  for (const note of notes) if (note.subjectId === id) world.library.notes.remove(note.id)
  for (const translation of world.content.translationsByPackage.get(id)) removeTranslation(world, translation)
  world.content.packages.remove(id)
}

/** Swaps the IDs of this translation and the default one, because the lowest ID is the default. */
export function setDefaultTranslation(world: World, translation: ScormTranslationRow): ScormTranslationRow {
  const { translations, translationsByPackage } = world.content
  const defaultRow = findDefaultTranslation(translationsByPackage.get(translation.packageId))
  if (!defaultRow || defaultRow.id === translation.id) return translation
  translations.put({ ...defaultRow, id: translation.id })
  return translations.put({ ...translation, id: defaultRow.id })
}

import { defaultTranslation } from '@heed/contracts'
import type { ScormPackageRow, ScormTranslationRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { endPreview } from './previews.ts'

type New = Omit<ScormTranslationRow, 'id' | 'packageId' | 'uniqueId' | 'created'>

export const addTranslation = (world: World, { id }: ScormPackageRow, row: New): ScormTranslationRow =>
  world.content.translations.put({
    ...row,
    id: world.nextId(world.content.translations),
    packageId: id,
    uniqueId: world.random.key(16),
    created: world.clock.instant,
  })

export function removeTranslation(world: World, { id }: ScormTranslationRow): void {
  for (const preview of world.content.previewsOfTranslation.of(id)) endPreview(world, preview)
  world.content.translations.remove(id)
}

export function removePackage(world: World, { id, companyId }: ScormPackageRow): void {
  const notes = world.library.notesOfCompany.of(companyId)
  for (const note of notes) if (note.subjectId === id) world.library.notes.remove(note.id)
  for (const translation of world.content.translationsOfPackage.of(id)) removeTranslation(world, translation)
  world.content.packages.remove(id)
}

/** Swaps the IDs of this translation and the default one, because the lowest ID is the default. */
export function makeDefault(world: World, translation: ScormTranslationRow): ScormTranslationRow {
  const { translations, translationsOfPackage } = world.content
  const before = defaultTranslation(translationsOfPackage.of(translation.packageId))
  if (!before || before.id === translation.id) return translation
  translations.put({ ...before, id: translation.id })
  return translations.put({ ...translation, id: before.id })
}

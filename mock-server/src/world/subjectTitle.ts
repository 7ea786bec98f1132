import { defaultTranslation } from '@heed/contracts'
import { findSubject } from '@heed/fixtures/library'
import type { World } from './World.ts'

/** The title of a subject of the library, or of a package that a company imported; '' where it is gone. */
export const subjectTitle = (world: World, id: number): string =>
  findSubject(id)?.title ?? packageTitle(world, id)

function packageTitle({ content }: World, id: number): string {
  const translations = content.translationsOfPackage.of(id).toSorted((one, other) => one.id - other.id)
  return defaultTranslation(translations)?.name ?? ''
}

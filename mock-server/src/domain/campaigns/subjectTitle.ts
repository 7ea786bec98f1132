import { defaultTranslation } from '@heed/contracts'
import { findSubject, textIn } from '@heed/fixtures/library'
import type { World } from '../../world/World.ts'

/** The title of a subject of the library, or of a package that a company imported; '' where it is gone. */
export const subjectTitle = (world: World, id: number): string =>
  findSubject(id)?.title ?? packageTitle(world, id)

/** The same in the language of who reads it, where the library has it. */
export function subjectTitleIn(world: World, id: number, language: string): string {
  const subject = findSubject(id)
  return subject ? textIn(subject, language).text.title : packageTitle(world, id)
}

function packageTitle({ content }: World, id: number): string {
  const translations = content.translationsOfPackage.of(id).toSorted((one, other) => one.id - other.id)
  return defaultTranslation(translations)?.name ?? ''
}

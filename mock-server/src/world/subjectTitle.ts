import { defaultTranslation } from '@heed/contracts'
import { findSubject } from '@heed/fixtures/library'
import type { World } from './World.ts'

/** The title of a subject of the library, or of a package that a company imported; '' where it is gone. */
export function subjectTitle({ content }: World, id: number): string {
  const translations = content.translationsOfPackage.of(id).toSorted((one, other) => one.id - other.id)
  return findSubject(id)?.title ?? defaultTranslation(translations)?.name ?? ''
}

import { defaultTranslation } from '@heed/contracts'
import { findSubject, textIn } from '@heed/fixtures/library'
import type { World } from '../../world/World.ts'

/** A row of the company that reads. */
interface Owned {
  companyId: number
}

/** The title of a subject of the library, or of a package that this company imported; '' where it is gone. */
export const subjectTitle = (world: World, owned: Owned, id: number): string =>
  findSubject(id)?.title ?? packageTitle(world, owned, id)

/** The same in the language of who reads it, where the library has it. */
export function subjectTitleIn(world: World, owned: Owned, id: number, language: string): string {
  const subject = findSubject(id)
  return subject ? textIn(subject, language).text.title : packageTitle(world, owned, id)
}

/** A draft may name any id: what another company calls its package is not told. */
function packageTitle({ content }: World, { companyId }: Owned, id: number): string {
  if (content.packages.get(id)?.companyId !== companyId) return ''
  const translations = content.translationsOfPackage.of(id).toSorted((one, other) => one.id - other.id)
  return defaultTranslation(translations)?.name ?? ''
}

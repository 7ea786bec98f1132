import { defaultTranslation } from '@heed/contracts'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import type { World } from '../../world/World.ts'

interface Owned {
  companyId: number
}

export const subjectTitle = (world: World, owned: Owned, id: number): string =>
  findSubject(id)?.title ?? packageTitle(world, owned, id)

export function subjectTitleIn(world: World, owned: Owned, id: number, language: string): string {
  const subject = findSubject(id)
  return subject ? getSubjectText(subject, language).text.title : packageTitle(world, owned, id)
}

/** Drafts may contain any ID, so never reveal the title of another company's package. */
function packageTitle({ content }: World, { companyId }: Owned, id: number): string {
  if (content.packages.get(id)?.companyId !== companyId) return ''
  const translations = content.translationsOfPackage.of(id).toSorted((one, other) => one.id - other.id)
  return defaultTranslation(translations)?.name ?? ''
}

import { findDefaultTranslation } from '@heed/contracts'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import type { World } from '../../world/World.ts'

interface CompanyOwned {
  companyId: number
}

export const getSubjectTitle = (world: World, owner: CompanyOwned, id: number): string =>
  findSubject(id)?.title ?? getPackageTitle(world, owner, id)

export function getTranslatedTitle(world: World, owner: CompanyOwned, id: number, language: string): string {
  const subject = findSubject(id)
  return subject ? getSubjectText(subject, language).text.title : getPackageTitle(world, owner, id)
}

/** Drafts may contain any ID, so never reveal the title of another company's package. */
function getPackageTitle({ content }: World, { companyId }: CompanyOwned, id: number): string {
  if (content.packages.get(id)?.companyId !== companyId) return ''
  const translations = content.translationsByPackage.get(id).toSorted((a, b) => a.id - b.id)
  return findDefaultTranslation(translations)?.name ?? ''
}

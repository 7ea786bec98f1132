import { findDefaultTranslation, getDefaultLanguageRefusal, getLanguageRefusal } from '@heed/contracts'
import { toPackageInfo } from '@heed/contracts/rules/packages/packageInfo'
import type { CompanyRow, ScormPackageRow, ScormTranslationRow } from '@heed/fixtures'
import { findRowInCompany } from '../../calls/find.ts'
import type { AreaHandlers } from '../../calls/handler.ts'
import {
  createConflictError,
  createNotFoundError,
  createUnauthorizedError,
  ensureNoConflict,
} from '../../calls/refusal.ts'
import { listLibraryContent } from '../../library/contentViews.ts'
import { listCustomContent } from '../../library/ownSubjects.ts'
import { toPackageView, toTranslationView } from '../../library/packageViews.ts'
import type { World } from '../../world/World.ts'
import { createContentContext } from '../companies/view/contentReader.ts'
import { addTranslation, removePackage, removeTranslation, setDefaultTranslation } from './packages.ts'
import { openPackageFile, readPackageForm } from './packageUpload.ts'
import { findPreviewByToken, noPreviewMessage } from './previews.ts'
import { findConflict, saveStatements } from './statements.ts'

export const content: AreaHandlers<'content'> = {
  load(context) {
    const reader = createContentContext(context)
    const content = [...listCustomContent(reader), ...listLibraryContent(reader)]
    return { content: content.map((item, order) => ({ ...item, order })) }
  },

  async validatePackage({ company, input }) {
    const { facts } = await openPackageFile(input.package)
    const filename = input.package.name
    return toPackageInfo(facts, { filename, language: facts.languages[0] ?? company.language })
  },

  async uploadPackage({ world, company, input }) {
    const importedPackage = await readPackageForm(world, input)
    const { packageId } = addTranslation(world, addPackage(world, company), importedPackage)
    return { success: true, id: packageId }
  },

  getPackage: ({ world, origin, company, input }) =>
    toPackageView(world, origin, findPackage(world, company, input.scormId)),

  deletePackage({ world, company, input }) {
    removePackage(world, findPackage(world, company, input.scormId))
    return { success: true }
  },

  async uploadTranslation({ world, origin, company, input }) {
    const importedPackage = await readPackageForm(world, input)
    const owner = findPackage(world, company, input.scormId)
    const languages = world.content.translationsByPackage.get(owner.id).map(({ language }) => language)
    ensureNoConflict('language_taken', getLanguageRefusal(input.language, languages))
    const addedTranslation = addTranslation(world, owner, importedPackage)
    return { success: true, translation: toTranslationView(origin, owner, addedTranslation) }
  },

  async updateTranslation({ world, origin, company, input }) {
    const importedPackage = await readPackageForm(world, input, findTranslation(world, company, input))
    const updatedTranslation = { ...findTranslation(world, company, input), ...importedPackage }
    const savedTranslation = world.content.translations.put(updatedTranslation)
    const mainTranslation =
      input.isMainLanguage === '1' ? setDefaultTranslation(world, savedTranslation) : savedTranslation
    const owner = findPackage(world, company, input.scormId)
    return { success: true, translation: toTranslationView(origin, owner, mainTranslation) }
  },

  deleteTranslation({ world, company, input }) {
    const translation = findTranslation(world, company, input)
    const owner = findPackage(world, company, input.scormId)
    const isDefault =
      findDefaultTranslation(world.content.translationsByPackage.get(owner.id)) === translation
    ensureNoConflict('default_language', getDefaultLanguageRefusal(isDefault, input.isDefault))
    if (isDefault) removePackage(world, owner)
    else removeTranslation(world, translation)
    return { success: true, packageDeleted: isDefault }
  },

  previewXapi({ world, input, authorization }) {
    const livePreview = findPreviewByToken(world, authorization)
    if (!livePreview) throw createUnauthorizedError(noPreviewMessage)
    const statements = [input.statements].flat()
    const takenStatementId = findConflict(world, livePreview.preview, statements)
    if (takenStatementId !== undefined)
      throw createConflictError('statement_taken', `Another statement has the ID ${takenStatementId}`)
    return saveStatements(world, livePreview.preview, statements)
  },
}

const firstCustomSubjectId = 100_000

const addPackage = (world: World, company: CompanyRow): ScormPackageRow =>
  world.content.packages.put({
    id: firstCustomSubjectId + world.nextId({ name: 'ownSubjects' }),
    companyId: company.id,
    uniqueId: world.random.key(16),
    created: world.clock.instant,
  })

const findPackage = (world: World, company: CompanyRow, scormId: number): ScormPackageRow =>
  findRowInCompany(world.content.packages, company, scormId, 'There is no content to display')

function findTranslation(
  world: World,
  company: CompanyRow,
  { scormId, language }: { scormId: number; language: string },
): ScormTranslationRow {
  const { id } = findPackage(world, company, scormId)
  const row = world.content.translationsByPackage.get(id).find((candidate) => candidate.language === language)
  if (!row) throw createNotFoundError('Language Not Found')
  return row
}

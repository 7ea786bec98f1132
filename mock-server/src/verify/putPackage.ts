import { company as known } from '@heed/contracts/pact/company'
import { aPackageSample } from '@heed/fixtures'
import { addTranslation } from '../domain/content/packages.ts'
import { createPreviewToken, openPreview } from '../domain/content/previews.ts'
import type { World } from '../world/World.ts'
import { formatPersonId } from './putCompany.ts'

export function putPackage(world: World, id: number, languages: readonly string[]): void {
  const { instant: createdAt } = world.clock
  const row = world.content.packages.put({
    id,
    companyId: known.id,
    uniqueId: 'pact-package',
    created: createdAt,
  })
  for (const language of languages) {
    const samplePackage = aPackageSample({ language })
    addTranslation(world, row, {
      language,
      name: samplePackage.title,
      description: samplePackage.description,
      filename: 'desk.zip',
      entryPoint: 'course/index%20a.html',
      kind: samplePackage.kind,
      version: 'SCORM 2004 3rd Edition',
      xapi: false,
      zip: { sample: samplePackage },
      thumbnail: null,
    })
  }
}

export function createTokenForPreview(world: World, id: number, language: string): string {
  const translation = world.content.translationsByPackage
    .get(id)
    .find((candidate) => candidate.language === language)
  const person = world.people.get(formatPersonId('admin'))
  if (!translation || !person) throw new RangeError(`There is no package ${id} in "${language}"`)
  return createPreviewToken(openPreview(world, person, translation, 'http://127.0.0.1/api/xapi/preview'))
}

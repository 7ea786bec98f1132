import { company as known } from '@heed/contracts/pact/company'
import { aPackageSample } from '@heed/fixtures'
import { addTranslation } from '../domain/content/packages.ts'
import { openPreview, previewToken } from '../domain/content/previews.ts'
import type { World } from '../world/World.ts'
import { personId } from './putCompany.ts'

export function putPackage(world: World, id: number, languages: readonly string[]): void {
  const { instant: created } = world.clock
  const row = world.content.packages.put({ id, companyId: known.id, uniqueId: 'pact-package', created })
  for (const language of languages) {
    const sample = aPackageSample({ language })
    addTranslation(world, row, {
      language,
      name: sample.title,
      description: sample.description,
      filename: 'desk.zip',
      entryPoint: 'course/index%20a.html',
      kind: sample.kind,
      version: 'SCORM 2004 3rd Edition',
      xapi: false,
      zip: { sample },
      thumbnail: null,
    })
  }
}

export function tokenOfPreview(world: World, id: number, language: string): string {
  const translation = world.content.translationsOfPackage.of(id).find((one) => one.language === language)
  const person = world.people.get(personId('admin'))
  if (!translation || !person) throw new RangeError(`There is no package ${id} in "${language}"`)
  return previewToken(openPreview(world, person, translation, 'http://127.0.0.1/api/xapi/preview'))
}

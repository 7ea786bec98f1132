import { companyIds, getManagerEmail } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { call } from '../../testing/testCall.ts'
import { createWorld } from '../../world/World.ts'
import { addTranslation } from '../content/packages.ts'

it("drafts and previews don't reveal the titles of another company's packages", () => {
  const world = createWorld()
  const row = { id: 900_001, companyId: companyIds.direct, uniqueId: 'secret', created: world.clock.instant }
  addTranslation(world, world.content.packages.put(row), {
    language: 'en',
    name: 'Merger with Borealis',
    description: '',
    filename: 'm.zip',
    entryPoint: 'index.html',
    kind: 'scorm12',
    version: 'SCORM 1.2',
    xapi: false,
    zip: { sample: { kind: 'scorm12', language: 'en', title: 'Merger with Borealis', description: '' } },
    thumbnail: null,
  })
  const previewed = (companyId: number, admin: string) => {
    const preview = {
      companyId,
      targetEmail: admin,
      previewType: 'all' as const,
      selectedEvents: [],
      previewSubjects: [{ index: 0, subjectIds: [row.id] }],
    }
    call(world, 'trainings.sendPreview', preview, admin)
    return JSON.stringify([...world.mails.values()].at(-1))
  }
  const titles = (companyId: number, admin: string) => {
    const draft = { companyId, name: 'Draft', subjects: [row.id] }
    const { automation } = call(world, 'trainings.saveDraft', draft, admin)
    const trainingId = String(automation?.id)
    return JSON.stringify(call(world, 'trainings.get', { companyId, trainingId }, admin))
  }
  expect(titles(companyIds.direct, getManagerEmail('admin'))).toContain('Merger with Borealis')
  expect(titles(companyIds.trial, getManagerEmail('admin', 'trial'))).not.toContain('Merger')
  expect(previewed(companyIds.direct, getManagerEmail('admin'))).toContain('Merger with Borealis')
  expect(previewed(companyIds.trial, getManagerEmail('admin', 'trial'))).not.toContain('Merger')
})

import { companyIds, getManagerEmail, importedPackageId } from '@heed/fixtures'
import { beforeEach, expect, it } from 'vitest'
import { call, catchRefusal } from '../../testing/testCall.ts'
import { createWorld, type World } from '../../world/World.ts'
import { removeCompany } from '../companies/removeCompany.ts'
import { findLivePreview } from './previews.ts'

const companyId = companyIds.direct
const admin = getManagerEmail('admin')
let world: World
beforeEach(() => {
  world = createWorld({ employees: 10 })
})

const listCalls: Record<string, (at: number, as: string) => number[]> = {
  'subjects.listAll': (at, as) =>
    call(world, 'subjects.listAll', { companyId: at }, as).subjects.map(({ id }) => id),
  'catalog.load': (at, as) =>
    call(world, 'catalog.load', { companyId: at }, as).categories.flatMap(({ subjects }) =>
      subjects.map(({ subject_id }) => subject_id),
    ),
  'content.load': (at, as) =>
    call(world, 'content.load', { companyId: at }, as).content.flatMap(({ type, id }) =>
      type === 'training' ? [id] : [],
    ),
}
const get = (lang?: string) =>
  call(world, 'subjects.get', { companyId, subjectId: importedPackageId, ...(lang ? { lang } : {}) }, admin)
const deletePackage = () =>
  call(world, 'content.deletePackage', { companyId, scormId: importedPackageId }, admin)

it.each(Object.entries(listCalls))("%s includes a company's own package until it's deleted", (_, ids) => {
  expect(ids(companyId, admin)).toContain(importedPackageId)
  expect(ids(companyIds.trial, getManagerEmail('admin', 'trial'))).not.toContain(importedPackageId)
  deletePackage()
  expect(ids(companyId, admin)).not.toContain(importedPackageId)
})

it("subjects.get returns a package in its languages until it's deleted", () => {
  expect(get('en')).toMatchObject({ title: 'Clean desk', language: 'en', languages: ['is', 'en'] })
  expect(get('fr')).toMatchObject({ title: 'Hreint skrifborð', language: 'is', notes: [] })
  const elsewhere = { companyId: companyIds.trial, subjectId: importedPackageId }
  const stranger = getManagerEmail('admin', 'trial')
  expect(catchRefusal(() => call(world, 'subjects.get', elsewhere, stranger)).status).toBe(404)
  deletePackage()
  expect(catchRefusal(() => get()).status).toBe(404)
})

it("a company's own package is enabled until the subscription ends, even if not listed", () => {
  const company = world.companies.get(companyId)
  if (!company?.plan) throw new Error('The company has no plan')
  world.companies.put({ ...company, plan: { ...company.plan, definition: { trainingSubjects: [101] } } })
  expect(get().disabled).toBe(false)
  world.clock.moveTo(Date.parse('2036-01-01'))
  expect(get().disabled).toBe(true)
})

it('a package can have notes, which are deleted with it', () => {
  const note = { companyId, subjectId: importedPackageId, content: 'For the front desk' }
  call(world, 'subjects.saveNote', note, admin)
  expect(get().notes.map(({ content }) => content)).toEqual(['For the front desk'])
  const kept = world.library.notes.size
  deletePackage()
  expect(world.library.notes.size).toBe(kept - 1)
  expect(catchRefusal(() => call(world, 'subjects.saveNote', note, admin)).status).toBe(404)
})

it('a package and its previews are deleted with the company', () => {
  const looked = call(
    world,
    'subjects.getScormInfo',
    { companyId, subjectId: importedPackageId, lang: 'is' },
    admin,
  )
  const { packages, translations } = world.content
  const seen = () => findLivePreview(world, looked.url.split('/').at(-2) ?? '') !== undefined
  expect([packages.size, translations.size, seen()]).toEqual([1, 2, true])
  const company = world.companies.get(companyId)
  if (company) removeCompany(world, company)
  expect([packages.size, translations.size, seen()]).toEqual([0, 0, false])
})

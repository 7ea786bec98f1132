import { describe, expect, it } from 'vitest'
import { PackageSave } from '../../../entities/campaigns/packageSave.ts'
import { type PackageSavingFacts, packageSaveProblem, packagesOff } from './packageSaving.ts'

const training: PackageSave = { kind: 'training', name: 'Spring', subjects: [101, 102] }
const assessment: PackageSave = {
  kind: 'assessment',
  name: 'Where we stand',
  questions: [1, 2],
  templateIds: ['custom'],
  personalizeEnabled: true,
}
const facts: PackageSavingFacts = {
  enabled: true,
  licensed: true,
  seats: { total: 10, available: 10 },
  unavailable: 0,
  personalizedKeys: [],
}

describe('packages saved by the wizard', () => {
  it.each<[string, PackageSave, Partial<PackageSavingFacts>, string | null]>([
    ['a training', training, {}, null],
    ['an assessment', assessment, {}, null],
    ['not without the setting', training, { enabled: false, licensed: false }, packagesOff],
    ['not without a license', training, { licensed: false }, 'No license available'],
    ['not without a license', assessment, { licensed: false }, 'No license available'],
    ['not without a subject', { ...training, subjects: [] }, {}, 'Choose at least one subject'],
    ['not without a scenario', { ...assessment, questions: [] }, {}, 'Choose at least one scenario'],
    [
      'not with subjects outside the plan',
      training,
      { unavailable: 1 },
      '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade',
    ],
    [
      'not with scenarios outside the plan',
      assessment,
      { unavailable: 2 },
      '2/2 selected questions are unavailable in your plan',
    ],
    [
      'not without what its scenarios say of the company',
      { ...assessment, personalizeData: { companyName: 'Norðurljós' } },
      { personalizedKeys: ['companyName', 'emailHR'] },
      'HR email: Enter an email address',
    ],
    [
      'with what its scenarios say of the company',
      { ...assessment, personalizeData: { emailHR: 'hr@nordurljos.example' } },
      { personalizedKeys: ['emailHR'] },
      null,
    ],
    [
      'not under the name nobody gave',
      { ...training, name: 'Untitled Training' },
      {},
      'Give it a name first',
    ],
  ])('checks whether a package can be created: %s', (_, save, own, problem) => {
    expect(packageSaveProblem(save, { ...facts, ...own })).toBe(problem)
  })

  it.each<[string, object, string[]]>([
    ['neither kind', { ...training, kind: 'video' }, ['kind']],
    ['no name', { ...training, name: '' }, ['name']],
    ['no subjects', { ...training, subjects: [] }, ['subjects']],
    ['no templates', { ...assessment, templateIds: undefined }, ['templateIds']],
    [
      'an address that is none',
      { ...assessment, personalizeData: { emailHR: 'hr' } },
      ['personalizeData.emailHR'],
    ],
  ])('rejects a form with %s', (_, save, fields) => {
    const issues = PackageSave.safeParse(save).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual(fields)
  })
})

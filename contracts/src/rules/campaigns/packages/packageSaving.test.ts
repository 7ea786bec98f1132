import { describe, expect, it } from 'vitest'
import { PackageSave } from '../../../entities/campaigns/packageSave.ts'
import { getPackageSaveProblem, type PackageSavingFacts, packagesDisabledText } from './packageSaving.ts'

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
    ['a complete training', training, {}, null],
    ['a complete assessment', assessment, {}, null],
    ['a training without the setting', training, { enabled: false, licensed: false }, packagesDisabledText],
    ['a training without a license', training, { licensed: false }, 'No license available'],
    ['an assessment without a license', assessment, { licensed: false }, 'No license available'],
    ['a training without subjects', { ...training, subjects: [] }, {}, 'Choose at least one subject'],
    ['an assessment without scenarios', { ...assessment, questions: [] }, {}, 'Choose at least one scenario'],
    [
      'a training with subjects outside the plan',
      training,
      { unavailable: 1 },
      '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade',
    ],
    [
      'an assessment with scenarios outside the plan',
      assessment,
      { unavailable: 2 },
      '2/2 selected questions are unavailable in your plan',
    ],
    [
      'an assessment without the company details its scenarios need',
      { ...assessment, personalizeData: { companyName: 'Norðurljós' } },
      { personalizedKeys: ['companyName', 'emailHR'] },
      'HR email: Enter an email address',
    ],
    [
      'an assessment with the company details its scenarios need',
      { ...assessment, personalizeData: { emailHR: 'hr@nordurljos.example' } },
      { personalizedKeys: ['emailHR'] },
      null,
    ],
    [
      'a training with its default name',
      { ...training, name: 'Untitled Training' },
      {},
      'Enter a name first',
    ],
  ])('checks whether a package can be created: %s', (_, save, own, problem) => {
    expect(getPackageSaveProblem(save, { ...facts, ...own })).toBe(problem)
  })

  it.each<[string, object, string[]]>([
    ['an invalid kind', { ...training, kind: 'video' }, ['kind']],
    ['no name', { ...training, name: '' }, ['name']],
    ['no subjects', { ...training, subjects: [] }, ['subjects']],
    ['no templates', { ...assessment, templateIds: undefined }, ['templateIds']],
    [
      'an invalid address',
      { ...assessment, personalizeData: { emailHR: 'hr' } },
      ['personalizeData.emailHR'],
    ],
  ])('rejects a form with %s', (_, save, fields) => {
    const issues = PackageSave.safeParse(save).error?.issues ?? []
    expect(issues.map(({ path }) => path.join('.'))).toEqual(fields)
  })
})

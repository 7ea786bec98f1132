import { expect, it } from 'vitest'
import { PartnerCompanyForm, PlainCompanyForm } from '../../../entities/companies/companyForms.ts'
import { getCompanyNameRefusal, getCreditNameProblem } from './companyName.ts'

it.each([
  ['ab', 'Company name must be at least three characters'],
  [' ab ', 'Company name must be at least three characters'],
  ['Þór', null],
  ['NORÐURLJÓS hf. ', 'You already have a company with this name'],
  ['Norðurljós hf.'.normalize('NFD'), 'You already have a company with this name'],
  ['ð'.repeat(150), null],
  ['ð'.repeat(151), 'Company name must be at most 150 characters'],
  // Two visible letters written with four code points.
  ['éö'.normalize('NFD'), 'Company name must be at least three characters'],
])('checks the company name "%s" for a credit: %s', (name, problem) => {
  expect(getCreditNameProblem(name, ['Norðurljós hf.'])).toBe(problem)
})

const nameLengthText = 'Company name must be 4 to 150 characters'
it.each([
  ['', 'You need to enter some information to save'],
  ['   ', 'You need to enter some information to save'],
  ['Abc', nameLengthText],
  ['Abcd', undefined],
  ['ð'.repeat(150), undefined],
  ['ð'.repeat(151), nameLengthText],
  ['é'.repeat(150).normalize('NFD'), undefined],
])('checks the company name "%s" in the plain form: %s', (company_name, message) => {
  const result = PlainCompanyForm.safeParse({ company_name })
  expect(result.error?.issues.map((issue) => issue.message)).toEqual(message && [message])
})

it('every field of the partner form reports a missing value', () => {
  const result = PartnerCompanyForm.safeParse({ accountId: 11, seats: 0, subscription: '' })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    'Please enter name of the company',
    'Please choose a tier',
    'Please enter number of seats',
    'Please select a timespan',
  ])
})

it("a company can't have the same name as another company in its account", () => {
  expect(getCompanyNameRefusal('Esja', ['Hekla'])).toBeNull()
  expect(getCompanyNameRefusal('HEKLA', ['Hekla'])).toBe('You already have a company with this name')
})

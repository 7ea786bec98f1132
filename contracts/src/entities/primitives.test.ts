import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CampaignName } from './campaigns/campaignName.ts'
import { ReportSave } from './campaigns/report.ts'
import { ApiKeyName } from './companies/apiKey.ts'
import { BillingInfo } from './companies/billingInfo.ts'
import { createCompanyNameField } from './companies/companyForms.ts'
import { PackageForm } from './content/scormPackage.ts'
import { EmployeeName, ListName } from './people/employee.ts'
import { UserName } from './people/user.ts'
import { Color, countCharacters, createEmailSchema, Flag, Instant, LanguageCode } from './primitives.ts'

const getMessage = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message

it.each([
  ['Þór', 3],
  ['👩‍💻', 3],
  ['', 0],
])('the length of %s is %i code points', (text, length) => {
  expect(countCharacters(text)).toBe(length)
})

describe('an email address', () => {
  it("is trimmed and lower-cased before it's validated", () => {
    expect(z.parse(createEmailSchema(), '  Asa@Example.IS ')).toBe('asa@example.is')
  })

  it('is normalized to NFC', () => {
    expect(z.parse(createEmailSchema(), 'ZOË@Dæmi.is'.normalize('NFD'))).toBe('zoë@dæmi.is')
  })

  it.each([
    ['', 'Enter an email address', 'Please enter your work email'],
    ['  ', 'Enter an email address', 'Please enter your work email'],
    ['asa', 'Email not valid', 'Please enter your work email'],
  ])("%j is rejected with %s, or the form's own message", (typed, message, own) => {
    expect([getMessage(createEmailSchema(), typed), getMessage(createEmailSchema(own), typed)]).toEqual([
      message,
      own,
    ])
  })

  it('has at most 100 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - 11)}@example.is`
    expect(z.safeParse(createEmailSchema(), ofLength(100)).success).toBe(true)
    expect(getMessage(createEmailSchema('Please enter your work email'), ofLength(101))).toBe(
      'Please enter your work email',
    )
  })
})

describe('a name', () => {
  it('of an employee may be empty and has at most 100 characters', () => {
    expect(getMessage(EmployeeName, '')).toBeUndefined()
    expect(getMessage(EmployeeName, '😀'.repeat(100))).toBeUndefined()
    expect(getMessage(EmployeeName, 'a'.repeat(101))).toBe('Name can not be more than 100 characters')
  })

  it.each<[string, z.ZodMiniType, number]>([
    ['an employee', EmployeeName, 100],
    ['a list', ListName, 50],
    ['a manager', UserName, 100],
    ['an API key', ApiKeyName, 100],
    ['a company', createCompanyNameField(''), 150],
    ['a campaign', CampaignName, 500],
    ['a report', ReportSave.def.shape.name, 500],
  ])('of %s is normalized to NFC before its length is checked', (_, schema, most) => {
    expect(z.parse(schema, 'Zoë'.repeat(most / 5).normalize('NFD'))).toBe('Zoë'.repeat(most / 5))
    expect(z.safeParse(schema, 'ë'.repeat(most).normalize('NFD')).success).toBe(true)
  })

  const { name: packageName } = PackageForm.def.shape
  const { line1, line2, city, state, zip, coupon } = BillingInfo.def.shape

  it.each<[string, z.ZodMiniType]>([
    ['a package', packageName],
    ...Object.entries({ line1, line2, city, state, zip, coupon }),
  ])('or an invoice text (%s) is reduced to one line', (_, schema) => {
    expect(z.parse(schema, '\tHafnargata\r\n12 ')).toBe('Hafnargata 12')
  })

  it('of a package is required', () => {
    expect(getMessage(packageName, ' \t\n')).toBe('You need to enter some information to save')
  })

  it('of a list is trimmed, not empty and has at most 50 characters', () => {
    expect(z.parse(ListName, ` ${'þ'.repeat(50)} `)).toBe('þ'.repeat(50))
    expect(getMessage(ListName, '   ')).toBe('You need to enter some information to save')
    expect(getMessage(ListName, 'a'.repeat(51))).toBe('Name can not be more than 50 characters')
  })
})

describe('a wire value', () => {
  it.each<[string, z.ZodMiniType, unknown, boolean]>([
    ['flag', Flag, '1', true],
    ['flag', Flag, 0, true],
    ['flag', Flag, false, true],
    ['flag', Flag, 'yes', false],
    ['flag', Flag, 2, false],
    ['colour', Color, '#2f6f4F', true],
    ['colour', Color, '#fff', false],
    ['colour', Color, 'red', false],
    ['language code', LanguageCode, 'pt-BR', true],
    ['language code', LanguageCode, '../en', false],
    ['instant', Instant, '2026-01-15T09:00:00.000Z', true],
    ['instant', Instant, '2026-01-15', false],
  ])('is validated as %s: %#', (_, schema, value, valid) => {
    expect(z.safeParse(schema, value).success).toBe(valid)
  })
})

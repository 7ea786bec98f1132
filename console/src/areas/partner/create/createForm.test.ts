import { quoteShellWord } from '@heed/contracts/rules/commandLine'
import { aPlan } from '@heed/fixtures/factories/billing'
import { expect, test } from 'vitest'
import { type CreateValues, emptyCompanyValues, formatCreateCommand, toCompanyForm } from './createForm.ts'

const plans = [aPlan({ code: 'free', isFree: true }), aPlan({ code: 'standard' })]
const saleContext = { plans, accountId: 3, now: () => new Date('2026-03-02T10:00:00.000Z') }
const typedValues: CreateValues = {
  ...emptyCompanyValues,
  name: ' Nordfish ehf. ',
  plan: 'standard',
  seats: ' 50 ',
  validity: '12',
}
const form = { companyName: 'Nordfish ehf.', subscription: 'standard', seats: 50, validity: 12, accountId: 3 }
const plain = "--name 'Nordfish ehf.' --plan standard --seats 50"

test.each<[string, Partial<CreateValues>, object, string]>([
  ['for twelve months', {}, {}, `${plain} --validity 12 --partner 3`],
  ['forever', { validity: '1200' }, { validity: 1200 }, `${plain} --validity forever --partner 3`],
  [
    'with an end date',
    { validity: '-1', validTill: '2026-09-01T00:00:00.000Z' },
    { validity: -1, validTill: '2026-09-01' },
    `${plain} --valid-till 2026-09-01 --partner 3`,
  ],
  [
    'with a manager',
    { managerName: 'Björk', managerEmail: 'bjork@nordfish.example' },
    { managerName: 'Björk', managerEmail: 'bjork@nordfish.example' },
    `${plain} --validity 12 --manager-email bjork@nordfish.example --manager-name Björk --partner 3`,
  ],
])('a company is created %s, with the matching heed command', (_, own, sent, flags) => {
  expect(toCompanyForm({ ...typedValues, ...own }, saleContext)).toEqual({ ...form, ...sent })
  expect(
    formatCreateCommand(
      (text) => (/[ ']/.test(text) ? quoteShellWord(text) : text),
      { ...typedValues, ...own },
      3,
    ),
  ).toBe(`heed companies create ${flags}`)
})

import { expect, test } from 'vitest'
import { Plan } from '../../entities/companies/billing.ts'
import { eternalValidityMonths } from '../billing/validity.ts'
import { readRows } from '../rows/read.ts'
import { checkRows } from './check.ts'
import { newCompanyColumns } from './columns.ts'

const plan = Plan.parse({
  id: 'partner-standard-monthly',
  baseId: 'partner-standard',
  code: 'partner-standard',
  name: 'Partner Standard',
  period_unit: 'month',
  tiers: [{ starting_unit: 1, ending_unit: 500, price: 100 }],
  isFree: false,
  definition: { description: '', keyFacts: [], recommended: false },
})
const checkContext = { accountId: 3, plans: [plan], existing: [], now: '2026-02-02T09:00:00.000Z' }

async function checkFile(file: string) {
  const { rows } = await readRows(new TextEncoder().encode(file), newCompanyColumns, 'customers.csv')
  return checkRows(rows, checkContext)
}

test("a spreadsheet can use the console's names for columns and timespans", async () => {
  const { companies, refused } = await checkFile(
    'Company;Plan;Seats;Timespan;Manager;Email\n' +
      'Vík Hotel;Partner Standard;20;12 months;Jón;jon@vik.example\n' +
      'Grund ehf.;partner-standard;9;Eternal;;\n',
  )
  expect(refused).toEqual([])
  expect(companies.map(({ form }) => form)).toMatchObject([
    { companyName: 'Vík Hotel', validity: 12, managerName: 'Jón', managerEmail: 'jon@vik.example' },
    { companyName: 'Grund ehf.', validity: eternalValidityMonths },
  ])
})

test("a timespan that isn't sold is rejected with the available ones", async () => {
  const { refused } = await checkFile('name,plan,seats,validity\nGrund ehf.,partner-standard,9,11')
  expect(refused).toEqual([
    {
      line: 2,
      name: 'Grund ehf.',
      field: 'validity',
      rule: 'Please select a timespan: months (1, 3, 6, 12, 18, 24, 60 or 120) or forever',
    },
  ])
  const missing = await checkFile('name,plan,seats\nGrund ehf.,partner-standard,9')
  expect(missing.refused).toMatchObject([{ field: 'validity', rule: 'Please select a timespan' }])
})

test.each([
  ['the last day, as company lists show it', 'Valid to (UTC)', '2027-12-31', '2028-01-01'],
  ['a time in the format heed writes', 'validTo', '2027-12-31T10:20:30.000Z', '2027-12-31T10:20:30.000Z'],
  ['an end date', 'validTill', '2028-01-01', '2028-01-01'],
  [
    'a last day and a matching end time',
    'Valid to (UTC),Ends (UTC)',
    '2027-12-31,2028-01-01T10:20:30Z',
    '2028-01-01T10:20:30Z',
  ],
])("a company's end can be given as %s", async (_, headings, cells, validTill) => {
  const { companies, refused } = await checkFile(
    `name,plan,seats,${headings}\nGrund ehf.,partner-standard,9,${cells}`,
  )
  expect([companies.map(({ form }) => [form.validity, form.validTill]), refused]).toEqual([
    [[-1, validTill]],
    [],
  ])
})

test.each([
  ['validity,Valid to', '12,2027-12-31', 'Enter either validity or lastDay, not both'],
  ['Valid to', 'soon', 'Please select a timespan'],
  ['Valid to', '2020-12-31', 'The end date must be in the future'],
  ['Valid to,Ends', '2027-12-31,2027-12-31', "The row's last day and end date don't match: enter only one"],
  ['Valid to,Ends', '2027-12-31,soon', "The row's last day and end date don't match: enter only one"],
])('an invalid last day is reported under lastDay: %s with %s', async (headings, cells, rule) => {
  const { refused } = await checkFile(`name,plan,seats,${headings}\nGrund ehf.,partner-standard,9,${cells}`)
  expect(refused).toContainEqual({ line: 2, name: 'Grund ehf.', field: 'lastDay', rule })
})

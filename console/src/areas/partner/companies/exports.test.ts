import { aPartnerCompany, aPartnerOverview } from '@heed/fixtures/factories/billing'
import { expect, test } from 'vitest'
import { recordSavedFiles } from '../../../../test/savedFiles.ts'
import { toPlanRows } from '../overview/planColumns.tsx'
import { downloadCustomers } from './exports.ts'

const head = 'Company,Id,Status,Plan,Plan code,Seats,Employees,Valid to (UTC),Ends (UTC),Price a month'

test('the companies file has the right columns, and the last day precedes the end', async () => {
  const files = recordSavedFiles()
  const row = { allowedUsers: 120, userCount: 118, price: 9550 }
  const customers = [
    aPartnerCompany({ id: 21, name: 'Fjallaverk', ...row }),
    aPartnerCompany({ id: 22, name: 'Ísafold', ...row, valid_to: '2026-03-02T00:00:00.000Z' }),
    aPartnerCompany({ id: 23, name: 'Endless', ...row, valid_to: null }),
  ]
  downloadCustomers('Companies.csv', customers, new Date('2026-03-02T10:00:00.000Z'))
  const plan = 'Partner Standard,partner-standard,120,118'
  expect(
    (await files[0]?.text())
      ?.replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
      .slice(0, 3),
  ).toEqual([
    head,
    `Fjallaverk,21,active,${plan},2027-01-31,2027-02-01T00:00:00.000Z,95.50`,
    `Ísafold,22,inactive,${plan},2026-03-01,2026-03-02T00:00:00.000Z,95.50`,
  ])
})

test("an account's plans show their share of the costs, with totals below", () => {
  const rows = [
    { planName: 'Premium', totalCompanies: 9, totalSeats: 1325, totalMonthlyCost: 300 },
    { planName: 'Standard', totalCompanies: 10, totalSeats: 750, totalMonthlyCost: 100 },
  ]
  const shown = toPlanRows(aPartnerOverview({ rows }), 'All plans')
  expect(
    shown.map((row) => [row.planName, row.totalCompanies, row.totalSeats, row.share, row.totalMonthlyCost]),
  ).toEqual([
    ['Premium', 9, 1325, 75, 300],
    ['Standard', 10, 750, 25, 100],
    ['All plans', 19, 2075, null, 400],
  ])
})

test.each([
  [
    'a single plan is exported without a total',
    [{ planName: 'Premium', totalCompanies: 1, totalSeats: 5, totalMonthlyCost: 300 }],
    [100],
  ],
  [
    'a free plan is exported with a share of zero',
    [{ planName: 'Free', totalCompanies: 1, totalSeats: 5, totalMonthlyCost: 0 }],
    [0],
  ],
])('%s', (_, rows, shares) => {
  expect(toPlanRows(aPartnerOverview({ rows }), 'All plans').map(({ share }) => share)).toEqual(shares)
})

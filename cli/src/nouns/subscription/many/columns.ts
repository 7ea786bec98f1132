import { forever, validityOptionsText } from '@heed/contracts/rules/newCompanies/columns'
import type { ColumnSpec } from '@heed/contracts/rules/rows/columns'
import { extensionFormat } from '../extension.ts'

export const subscriptionColumns: readonly ColumnSpec[] = [
  { key: 'plan', type: 'code or name', help: 'New plan', examples: ['partner-standard'] },
  { key: 'seats', type: 'whole number from 1', help: 'New number of seats', examples: [50] },
  {
    key: 'until',
    also: ['lastDay', 'Valid to', 'Valid to (UTC)', 'Valid until'],
    type: `date such as 2027-06-30, or ${forever}`,
    help: 'Last day of the subscription',
    examples: ['2027-06-30'],
  },
  {
    key: 'extend',
    type: `time such as ${extensionFormat}`,
    help: 'Time to add to the current end date; use instead of until',
    examples: [null],
  },
  {
    key: 'validity',
    also: ['Timespan', 'Months'],
    type: validityOptionsText,
    help: 'Length of the subscription from now; use instead of until',
    examples: [12],
  },
  {
    key: 'validTill',
    also: ['Ends', 'Ends (UTC)'],
    type: 'date such as 2027-07-01',
    help: 'End date; the subscription ends at the start of this day; use instead of until',
    examples: [null],
  },
]

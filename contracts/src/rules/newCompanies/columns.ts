import { companyNameMax, companyNameMin, nameMax } from '../../entities/limits.ts'
import { monthsOnSale, validTillMax } from '../billing/validity.ts'

export const forever = 'forever'
export const someMonths = `${monthsOnSale.slice(0, -1).join(', ')} or ${monthsOnSale.at(-1)}`
export const spans = `months (${someMonths}) or ${forever}`
const managersExample = 'Ása Jónsdóttir <asa@nordfish.example>; Jón Björnsson <jon@nordfish.example> (viewer)'

interface ColumnFacts {
  key: string
  also?: readonly string[]
  type: string
  help: string
  required?: true
  without?: string
  examples: readonly (string | number | null)[]
}

export const newCompanyColumns: readonly ColumnFacts[] = [
  {
    key: 'name',
    also: ['Company', 'Company name'],
    type: `text of ${companyNameMin} to ${companyNameMax} characters`,
    help: 'The company; no two of one partner share a name, whatever the case',
    required: true,
    examples: ['Nordfish ehf.', 'Hótel Bjarg'],
  },
  {
    key: 'plan',
    type: 'code or name of a plan',
    help: 'One that the partner sells',
    required: true,
    examples: ['partner-standard', 'partner-premium'],
  },
  {
    key: 'seats',
    type: 'whole number from 1',
    help: 'Employees it may have',
    without: 'a free plan has ten',
    examples: [50, 120],
  },
  {
    key: 'validity',
    also: ['Timespan', 'Months'],
    type: spans,
    help: 'How long the subscription lasts',
    without: 'validTill stands in its place; a free plan does not end',
    examples: [12, null],
  },
  {
    key: 'validTill',
    also: ['Ends', 'Ends (UTC)'],
    type: `day, as in 2027-12-31, up to ${validTillMax}`,
    help: 'It ends when that day begins',
    without: 'validity stands in its place',
    examples: [null, '2027-12-31'],
  },
  {
    key: 'lastDay',
    also: ['Valid to', 'Valid to (UTC)', 'Valid until'],
    type: 'day, as in 2027-12-30',
    help: 'The last day of the subscription, which ends when the next one begins',
    without: 'validTill says the same',
    examples: [null, null],
  },
  {
    key: 'managerEmail',
    also: ['Email'],
    type: 'address',
    help: 'Becomes its admin and gets a mail to sign in',
    examples: ['bjork@nordfish.example', 'carl@bjarg.example'],
  },
  {
    key: 'managerName',
    also: ['Manager'],
    type: `text up to ${nameMax} characters`,
    help: 'Name of that admin',
    examples: ['Björk Ólafsdóttir', 'Carl Berg'],
  },
  {
    key: 'managers',
    type: 'Name <address>, between ; and with (viewer) behind those who only look',
    help: 'Others who manage it; in JSON also a list of {"name", "email", "role"}',
    examples: [managersExample, null],
  },
]

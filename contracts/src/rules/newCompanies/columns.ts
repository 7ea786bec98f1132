import { companyNameMaxLength, companyNameMinLength, nameMaxLength } from '../../entities/limits.ts'
import { purchasableMonths, validTillMax } from '../billing/validity.ts'

export const forever = 'forever'
export const monthOptionsText = `${purchasableMonths.slice(0, -1).join(', ')} or ${purchasableMonths.at(-1)}`
export const validityOptionsText = `months (${monthOptionsText}) or ${forever}`
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
    type: `text of ${companyNameMinLength} to ${companyNameMaxLength} characters`,
    help: 'Company name, unique per partner, ignoring case',
    required: true,
    examples: ['Nordfish ehf.', 'Hótel Bjarg'],
  },
  {
    key: 'plan',
    type: 'code or name',
    help: "One of the partner's plans",
    required: true,
    examples: ['partner-standard', 'partner-premium'],
  },
  {
    key: 'seats',
    type: 'whole number from 1',
    help: 'Number of seats',
    without: 'always ten for free plans',
    examples: [50, 120],
  },
  {
    key: 'validity',
    also: ['Timespan', 'Months'],
    type: validityOptionsText,
    help: 'Length of the subscription',
    without: 'not needed with validTill or a free plan',
    examples: [12, null],
  },
  {
    key: 'validTill',
    also: ['Ends', 'Ends (UTC)'],
    type: `date such as 2027-12-31, up to ${validTillMax}`,
    help: 'End date; the subscription ends at the start of this day',
    without: 'not needed with validity',
    examples: [null, '2027-12-31'],
  },
  {
    key: 'lastDay',
    also: ['Valid to', 'Valid to (UTC)', 'Valid until'],
    type: 'date such as 2027-12-30',
    help: 'Last day of the subscription',
    without: 'not needed with validTill',
    examples: [null, null],
  },
  {
    key: 'managerEmail',
    also: ['Email'],
    type: 'email address',
    help: "Email address of the company's admin, who will get a sign-in email",
    examples: ['bjork@nordfish.example', 'carl@bjarg.example'],
  },
  {
    key: 'managerName',
    also: ['Manager'],
    type: `text up to ${nameMaxLength} characters`,
    help: "The admin's name",
    examples: ['Björk Ólafsdóttir', 'Carl Berg'],
  },
  {
    key: 'managers',
    type: 'Name <address>, separated by semicolons, with (viewer) after each viewer; in JSON, also a list of {"name", "email", "role"}',
    help: 'Other managers',
    examples: [managersExample, null],
  },
]

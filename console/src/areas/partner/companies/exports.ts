import { formatCsvLine, getCustomerStatus, getDayBefore, type PartnerCompanyRow } from '@heed/contracts'
import { createCsvBlob, downloadBlob } from '../../../lib/files/download.ts'

/** Money is numeric; days are UTC. The last day is for readers, the exact end (ms) for importing the file again. */
const toCustomerLines = (companies: readonly PartnerCompanyRow[], now: Date): string[] => [
  formatCsvLine([
    'Company',
    'Id',
    'Status',
    'Plan',
    'Plan code',
    'Seats',
    'Employees',
    'Valid to (UTC)',
    'Ends (UTC)',
    'Price a month',
  ]),
  ...companies.map((company) =>
    formatCsvLine([
      company.name,
      company.id,
      getCustomerStatus(company, now).state === 'inactive' ? 'inactive' : 'active',
      company.subscriptionName,
      company.subscriptionCode,
      company.allowedUsers,
      company.userCount,
      company.valid_to ? getDayBefore(company.valid_to) : '',
      company.valid_to ?? '',
      (company.price / 100).toFixed(2),
    ]),
  ),
]

export const downloadCustomers = (name: string, companies: readonly PartnerCompanyRow[], now: Date): void =>
  downloadBlob(name, createCsvBlob(toCustomerLines(companies, now)))

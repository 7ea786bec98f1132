import { exitCodes, Stop } from '../io/exit.ts'

export const companyArgument = ['company', 'Company ID or name, instead of --company', 'optional'] as const

export const createTwoCompaniesStop = (otherCompany: string): Stop =>
  new Stop(
    'Two companies were given, but only one is allowed.',
    exitCodes.usage,
    `Leave out ${otherCompany} or --company.`,
  )

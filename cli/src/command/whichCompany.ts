import { exitCodes, Stop } from '../io/exit.ts'

export const whichCompany = ['company', 'The company, by its id or name; else --company', 'optional'] as const

export const twoCompanies = (other: string): Stop =>
  new Stop('Two companies are named, and one is meant.', exitCodes.usage, `Leave ${other} or --company out.`)

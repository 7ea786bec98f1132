import * as z from 'zod/mini'
import { Company } from '../entities/company.ts'
import { get } from './declare.ts'

export const companies = {
  listMine: get('/companies/my_companies', {
    summary: 'Companies the caller manages',
    section: 'S0 section 7',
    who: 'user',
    answer: z.looseObject({ companies: z.array(Company), count: z.int() }),
  }),
  get: get('/companies/:companyId', {
    summary: 'One company with its managers, subscription and settings',
    section: 'S0 section 7',
    who: 'viewer',
    answer: Company,
    failures: { 404: "The page you are looking for doesn't exist, or another error occurred." },
  }),
}

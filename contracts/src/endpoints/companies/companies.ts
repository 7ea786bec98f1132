import * as z from 'zod/mini'
import { Company } from '../../entities/companies/company.ts'
import { CompanyChange, NewCompany } from '../../entities/companies/companyForms.ts'
import { Upload } from '../../entities/files.ts'
import { Ok } from '../../entities/primitives.ts'
import { companyNameTakenText } from '../../rules/billing/partners/companyName.ts'
import { partnerOnlyText } from '../../rules/billing/partners/sales.ts'
import { alreadyAnonymousText } from '../../rules/people/people.ts'
import { del, get, post, put } from '../declarations/declare.ts'
import { createPagingQuery } from '../declarations/paging.ts'

const Companies = z.looseObject({ companies: z.array(Company), count: z.int() })

export const companies = {
  listMine: get('/companies/my_companies', {
    summary: "List the caller's companies",
    section: 'S0 section 7',
    who: 'user',
    answer: Companies,
  }),
  list: get('/companies', {
    summary: "List the companies of a partner's accounts; super admins see all",
    section: 'S0 section 7',
    who: 'partner',
    query: createPagingQuery(['name', 'created', 'users_total']),
    answer: Companies,
  }),
  get: get('/companies/:companyId', {
    summary: 'Get a company with its managers, subscription and settings',
    section: 'S0 section 7',
    who: 'viewer',
    answer: Company,
    failures: { 404: "The page you are looking for doesn't exist, or another error occurred." },
  }),
  create: post('/companies', {
    summary: 'Create a company; partners also set its subscription',
    section: 'S0 section 7',
    who: 'partner',
    body: NewCompany,
    answer: Company,
    failures: { 409: companyNameTakenText },
  }),
  update: put('/companies/:companyId', {
    summary: "Change a company's name, appearance or language; partners also change its subscription",
    section: 'S0 section 7',
    who: 'admin',
    body: CompanyChange,
    answer: Company,
    failures: { 403: partnerOnlyText, 409: companyNameTakenText },
  }),
  delete: del('/companies/:companyId', {
    summary: 'Delete a company and everything in it',
    section: 'S0 section 7',
    who: 'partner',
    answer: Ok,
    failures: { 409: "In order to delete {company}, please stop the client's active campaigns" },
  }),
  switchTrackingAnonymous: post('/companies/:companyId/switchTrackingAnonymous', {
    summary: "Make all employees anonymous; this can't be undone",
    section: 'S0 section 7',
    who: 'admin',
    peopleOnly: true,
    body: z.object({}),
    answer: Ok,
    failures: { 409: alreadyAnonymousText },
  }),
  uploadLogo: post('/companies/:companyId/logo', {
    summary: 'Set the logo: a PNG of up to 80,000 bytes',
    section: 'S0 section 7',
    who: 'admin',
    bodyAs: 'multipart',
    body: z.object({ image: Upload }),
    answer: z.looseObject({ success: z.literal(true), logo_name: z.string() }),
    failures: { 400: "'{type}' is not a supported format" },
  }),
  removeLogo: del('/companies/:companyId/logo', {
    summary: 'Remove the logo',
    section: 'S0 section 7',
    who: 'admin',
    answer: Ok,
  }),
}

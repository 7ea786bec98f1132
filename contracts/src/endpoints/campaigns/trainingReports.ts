import * as z from 'zod/mini'
import { Download } from '../../entities/files.ts'
import { TimeZone } from '../../entities/timeZone.ts'
import { get } from '../declarations/declare.ts'

const query = { token: z.string(), zone: z.optional(TimeZone) }
const failures = { 404: 'Training program not found :(', 409: 'This training has not started yet' }
const csv = { query, tokenInQuery: true, answer: Download, media: 'text/csv', failures } as const

export const trainingReports = {
  pdf: get('/companies/:companyId/trainings/:trainingId/report', {
    summary:
      'A training as PDF; with users_details=1 everybody in it, which is there for fewer than 1000 people',
    section: 'S1 section 7',
    who: 'viewer',
    query: { ...query, users_details: z.optional(z.literal('1')) },
    tokenInQuery: true,
    answer: Download,
    media: 'application/pdf',
    failures,
  }),
  usersCsv: get('/companies/:companyId/trainings/:trainingId/users_report/csv', {
    ...csv,
    summary: 'How far each person of a training is; nobody behind anonymous tracking',
    section: 'S1 section 7',
    who: 'viewer',
  }),
  usersDetailedCsv: get('/companies/:companyId/trainings/:trainingId/users_detailed_report/csv', {
    ...csv,
    summary: 'The same with a row per lesson',
    section: 'S1 section 7',
    who: 'viewer',
  }),
  signInLinksCsv: get('/companies/:companyId/trainings/:trainingId/users/csv', {
    ...csv,
    summary: 'Name, address and sign-in link of each person',
    section: 'S1 section 4',
    who: 'admin',
  }),
}

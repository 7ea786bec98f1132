import * as z from 'zod/mini'
import { Download } from '../../entities/files.ts'
import { TimeZone } from '../../entities/timeZone.ts'
import { get } from '../declarations/declare.ts'

const query = { token: z.string(), zone: z.optional(TimeZone) }
const failures = { 404: 'Training program not found :(', 409: 'This training has not started yet' }
const csvDetails = { query, tokenInQuery: true, answer: Download, media: 'text/csv', failures } as const

export const trainingReports = {
  pdf: get('/companies/:companyId/trainings/:trainingId/report', {
    summary: 'Download a training as PDF; users_details=1 adds all employees if there are fewer than 1,000',
    section: 'S1 section 7',
    who: 'viewer',
    query: { ...query, users_details: z.optional(z.literal('1')) },
    tokenInQuery: true,
    answer: Download,
    media: 'application/pdf',
    failures,
  }),
  usersCsv: get('/companies/:companyId/trainings/:trainingId/users_report/csv', {
    ...csvDetails,
    summary: "Download employees' progress as CSV; empty with anonymous tracking",
    section: 'S1 section 7',
    who: 'viewer',
  }),
  usersDetailedCsv: get('/companies/:companyId/trainings/:trainingId/users_detailed_report/csv', {
    ...csvDetails,
    summary: "Download employees' progress as CSV, one row per lesson",
    section: 'S1 section 7',
    who: 'viewer',
  }),
  signInLinksCsv: get('/companies/:companyId/trainings/:trainingId/users/csv', {
    ...csvDetails,
    summary: "Download employees' names, addresses and sign-in links as CSV",
    section: 'S1 section 4',
    who: 'admin',
  }),
}

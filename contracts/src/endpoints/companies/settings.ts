import * as z from 'zod/mini'
import { EmailLogEntry } from '../../entities/campaigns/employeeCampaigns.ts'
import { CompanySettings } from '../../entities/companies/company.ts'
import { SettingsChange } from '../../entities/companies/settings.ts'
import { Download } from '../../entities/files.ts'
import { Id, LanguageCode } from '../../entities/primitives.ts'
import { get, post, put } from '../declarations/declare.ts'

export const settings = {
  get: get('/companies/:companyId/settings', {
    summary: "Get a company's settings, including its email texts",
    section: 'S0 sections 3 and 7',
    who: 'viewer',
    answer: CompanySettings,
  }),
  save: put('/companies/:companyId/settings', {
    summary: "Change a company's settings; omitted settings are kept",
    section: 'S0 section 7',
    who: 'admin',
    bodyAs: 'value',
    body: z.object({ settings: SettingsChange }),
    answer: z.looseObject({ success: z.literal(true), settings: CompanySettings }),
  }),
  getMailDetails: post('/companies/:companyId/mails/mailDetails', {
    summary: 'List what happened to sent emails',
    section: 'S0 section 7',
    who: 'super',
    body: z.object({
      mailIds: z.array(z.union([Id, z.string()])).check(z.minLength(1), z.maxLength(100)),
    }),
    answer: z.looseObject({ mails: z.array(EmailLogEntry) }),
  }),
  certificatePreview: get('/download/certificate/preview', {
    summary: "Get a sample of the company's certificate as PDF",
    section: 'S0 section 7',
    who: 'admin',
    companyIn: 'company_id',
    tokenInQuery: true,
    query: { token: z.string(), company_id: Id, lang: z.optional(LanguageCode) },
    media: 'application/pdf',
    answer: Download,
  }),
}

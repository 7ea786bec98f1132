import * as z from 'zod/mini'
import { MailLogEntry } from '../../entities/campaigns/employeeCampaigns.ts'
import { CompanySettings } from '../../entities/companies/company.ts'
import { SettingsChange } from '../../entities/companies/settings.ts'
import { Download } from '../../entities/files.ts'
import { Id, LanguageCode } from '../../entities/primitives.ts'
import { get, post, put } from '../declarations/declare.ts'

export const settings = {
  get: get('/companies/:companyId/settings', {
    summary: 'Settings of a company, texts around its mails included',
    section: 'S0 sections 3 and 7',
    who: 'viewer',
    answer: CompanySettings,
  }),
  save: put('/companies/:companyId/settings', {
    summary: 'Change settings; what is not sent stays',
    section: 'S0 section 7',
    who: 'admin',
    bodyAs: 'value',
    body: z.object({ settings: SettingsChange }),
    answer: z.looseObject({ success: z.literal(true), settings: CompanySettings }),
  }),
  getMailDetails: post('/companies/:companyId/mails/mailDetails', {
    summary: 'What happened to mails',
    section: 'S0 section 7',
    who: 'super',
    body: z.object({
      mailIds: z.array(z.union([Id, z.string()])).check(z.minLength(1), z.maxLength(100)),
    }),
    answer: z.looseObject({ mails: z.array(MailLogEntry) }),
  }),
  certificatePreview: get('/download/certificate/preview', {
    summary: 'The certificate of a company with an example name, as PDF',
    section: 'S0 section 7',
    who: 'admin',
    companyIn: 'company_id',
    tokenInQuery: true,
    query: { token: z.string(), company_id: Id, lang: z.optional(LanguageCode) },
    media: 'application/pdf',
    answer: Download,
  }),
}

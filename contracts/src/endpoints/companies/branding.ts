import * as z from 'zod/mini'
import { Branding, Locale, PublicNotification } from '../../entities/companies/branding.ts'
import { Language } from '../../entities/language.ts'
import { get } from '../declarations/declare.ts'

export const branding = {
  getGlobal: get('/branding', {
    summary: 'Name, colours and links of the account that the domain belongs to',
    section: 'S0 section 3',
    who: 'public',
    answer: Branding,
  }),
  getForCompany: get('/companies/:companyId/branding', {
    summary: 'Name, colours and links of one company',
    section: 'S0 section 3',
    who: 'viewer',
    answer: Branding,
  }),
  loadLanguages: get('/languages/all', {
    summary: 'Every language the platform speaks',
    section: 'S0 section 7',
    who: 'public',
    answer: z.looseObject({ languages: z.array(Language) }),
  }),
  loadLocale: get('/locales/:code.json', {
    summary: 'Texts of the console in one language',
    section: 'S0 section 8',
    who: 'public',
    answer: Locale,
    file: true,
  }),
  loadNotification: get('/notification.json', {
    summary: 'Public notice shown at start-up',
    section: 'S0 section 7',
    who: 'public',
    answer: PublicNotification,
    file: true,
  }),
}

import * as z from 'zod/mini'
import { Branding, Locale, PublicNotification } from '../../entities/companies/branding.ts'
import { Language } from '../../entities/language.ts'
import { get } from '../declarations/declare.ts'

export const branding = {
  getGlobal: get('/branding', {
    summary: "Get the branding of the domain's account",
    section: 'S0 section 3',
    who: 'public',
    answer: Branding,
  }),
  getForCompany: get('/companies/:companyId/branding', {
    summary: "Get a company's branding",
    section: 'S0 section 3',
    who: 'viewer',
    answer: Branding,
  }),
  loadLanguages: get('/languages/all', {
    summary: "List the platform's languages",
    section: 'S0 section 7',
    who: 'public',
    answer: z.looseObject({ languages: z.array(Language) }),
  }),
  loadLocale: get('/locales/:code.json', {
    summary: "Get the console's texts in one language",
    section: 'S0 section 8',
    who: 'public',
    answer: Locale,
    file: true,
  }),
  loadNotification: get('/notification.json', {
    summary: 'Get the public notification shown at start-up',
    section: 'S0 section 7',
    who: 'public',
    answer: PublicNotification,
    file: true,
  }),
}

import type { Branding } from '@heed/contracts'
import { languages } from '@heed/fixtures'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { notFound } from '../../../calls/refusal.ts'
import { companyBrand, globalBrand } from './brands.ts'

/** Links for employees always lead to this server, regardless of the brand. */
const withOrigin = (brand: Branding, origin: string): Branding => ({ ...brand, lms_domain: origin })

export const branding: AreaHandlers<'branding'> = {
  getGlobal: ({ world, accountDomain, origin }) => withOrigin(globalBrand(world, accountDomain), origin),
  getForCompany: ({ world, company, origin }) => withOrigin(companyBrand(world, company), origin),
  loadLanguages: () => ({ languages: [...languages] }),

  loadLocale({ input }) {
    if (!languages.some(({ code }) => code === input.code))
      throw notFound(`There is no language ${input.code}`)
    return {}
  },

  loadNotification({ world }) {
    const [notification] = world.notifications.values()
    if (!notification) return { status: false, type: 'info', message: '' }
    const { status, type, message } = notification
    return { status, type, message }
  },
}

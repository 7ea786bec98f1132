import type { Branding } from '@heed/contracts'
import { languages } from '@heed/fixtures'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { createNotFoundError } from '../../../calls/refusal.ts'
import { getCompanyBrand, getGlobalBrand } from './brands.ts'

/** Links for employees always lead to this server, regardless of the brand. */
const withOrigin = (brand: Branding, origin: string): Branding => ({ ...brand, lms_domain: origin })

export const branding: AreaHandlers<'branding'> = {
  getGlobal: ({ world, accountDomain, origin }) => withOrigin(getGlobalBrand(world, accountDomain), origin),
  getForCompany: ({ world, company, origin }) => withOrigin(getCompanyBrand(world, company), origin),
  loadLanguages: () => ({ languages: [...languages] }),

  loadLocale({ input }) {
    if (!languages.some(({ code }) => code === input.code))
      throw createNotFoundError(`There is no language ${input.code}`)
    return {}
  },

  loadNotification({ world }) {
    const [notification] = world.notifications.values()
    if (!notification) return { status: false, type: 'info', message: '' }
    const { status, type, message } = notification
    return { status, type, message }
  },
}

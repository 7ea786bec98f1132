import { languages } from '@heed/fixtures'
import { companyBrand, globalBrand } from '../world/brands.ts'
import type { AreaHandlers } from './handler.ts'
import { notFound } from './refusal.ts'

export const branding: AreaHandlers<'branding'> = {
  getGlobal: ({ world, accountDomain }) => globalBrand(world, accountDomain),
  getForCompany: ({ world, company }) => companyBrand(world, company),
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

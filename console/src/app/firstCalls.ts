import type { Endpoint } from '@heed/contracts'
import { auth } from '@heed/contracts/endpoints/companies/auth'
import { branding } from '@heed/contracts/endpoints/companies/branding'
import { companies } from '@heed/contracts/endpoints/companies/companies'

export const firstCalls: Record<'member' | 'stranger', readonly Endpoint[]> = {
  member: [auth.getCurrentUser, companies.listMine, branding.loadLanguages],
  stranger: [branding.loadLanguages, branding.getGlobal],
}

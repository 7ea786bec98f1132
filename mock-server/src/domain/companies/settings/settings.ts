import { getPlanSettingsRefusal, noApiKeysText } from '@heed/contracts'
import { getCertificateText } from '@heed/contracts/rules/words/certificateTexts'
import type { AreaHandlers } from '../../../calls/handler.ts'
import { createForbiddenError, createNotFoundError, ensureAllowed } from '../../../calls/refusal.ts'
import type { EmailRow } from '../../../store/rows.ts'
import { getActorAccess } from '../../../world/authority.ts'
import { createCertificate } from '../brand/certificates.ts'
import { cleanTexts } from './cleanTexts.ts'

export const settings: AreaHandlers<'settings'> = {
  get: ({ company }) => company.settings,

  save({ world, company, input, caller }) {
    if (caller.person.apiKey && 'ui.api_keys_hidden' in input.settings)
      throw createForbiddenError(noApiKeysText)
    const strength = getActorAccess(world, caller.person, company)
    ensureAllowed(getPlanSettingsRefusal(strength ?? 'viewer', company.settings, input.settings))
    const savedSettings = { ...company.settings, ...input.settings, ...cleanTexts(input.settings) }
    world.companies.put({ ...company, settings: savedSettings })
    return { success: true, settings: savedSettings }
  },

  getMailDetails({ world, input }) {
    const emails = input.mailIds.flatMap((id) => world.mails.get(Number(id)) ?? [])
    return { mails: emails.map(toLogEntry) }
  },

  async certificatePreview({ world, caller, input }) {
    const company = world.companies.get(input.company_id)
    if (!company) throw createNotFoundError('There is no such company')
    const language = input.lang ?? company.language
    const body = await createCertificate(world, company, {
      person: caller.person,
      training: getCertificateText('training', language),
      language,
      issued: world.clock.instant,
      zone: 'UTC',
    })
    return { body }
  },
}

const toLogEntry = ({ id, sent, subject }: EmailRow) => ({
  id,
  created: sent,
  actions: 'sent',
  message: subject,
  delivery_status: 'delivered',
})

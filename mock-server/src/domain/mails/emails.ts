import { type Branding, removeDoubleFullStops } from '@heed/contracts'
import { getCampaignEmailText } from '@heed/contracts/rules/words/campaignEmailTexts'
import type { PersonRow } from '@heed/fixtures'
import { getEmailWord } from '@heed/fixtures/library'
import type { EmailRow, LinkKind } from '../../store/rows.ts'
import { getPersonLanguage } from '../../world/managers.ts'
import type { World } from '../../world/World.ts'
import { formatSupportText, getProductBrand } from './letters.ts'

export function sendEmail(world: World, emailRow: Omit<EmailRow, 'id' | 'sent'>): EmailRow {
  return world.mails.put({ id: world.nextId(world.mails), ...emailRow, sent: world.clock.instant })
}

export type RequestedLinkKind = Exclude<LinkKind, 'welcome'>

interface EmailLink {
  to: PersonRow
  kind: LinkKind
  link: string
  brand: Branding
  welcome?: { to: 'company' | 'account'; name: string }
}

function sendLinkEmail(world: World, { to, kind, link, brand, welcome }: EmailLink): EmailRow {
  const language = getPersonLanguage(world, to)
  const product = brand.name
  const text = welcome?.to === 'account' ? 'welcomeOfAccountText' : (`${kind}Text` as const)
  const introText = removeDoubleFullStops(
    getEmailWord(text, language, { product, company: welcome?.name ?? '' }),
  )
  return sendEmail(world, {
    to: to.email,
    kind,
    subject: getEmailWord(`${kind}Title`, language, { product }),
    letter: {
      language,
      brand: getProductBrand(brand),
      preheader: introText,
      header: null,
      footer: null,
      words: [
        to.name === ''
          ? getEmailWord('hello', language)
          : getEmailWord('helloTo', language, { name: to.name }),
        introText,
      ],
      items: [],
      button: { label: getEmailWord('openProduct', language, { product }), href: link },
      notes: [
        getEmailWord(welcome ? 'onceThenAsk' : 'onceOnly', language),
        getCampaignEmailText('elseOpen', language, { link }),
      ],
      reasons: [
        removeDoubleFullStops(getEmailWord('whyLink', language, { product })),
        formatSupportText(brand, language),
      ],
    },
    links: [link],
  })
}

export const sendLink = (
  world: World,
  link: Omit<EmailLink, 'kind' | 'welcome'> & { kind: RequestedLinkKind },
): EmailRow => sendLinkEmail(world, link)

export const sendWelcome = (
  world: World,
  link: Omit<EmailLink, 'kind' | 'welcome'>,
  welcome: NonNullable<EmailLink['welcome']>,
): EmailRow => sendLinkEmail(world, { ...link, kind: 'welcome', welcome })

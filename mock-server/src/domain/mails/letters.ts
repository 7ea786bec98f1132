import { type Branding, readPng } from '@heed/contracts'
import { listCampaignReasons } from '@heed/contracts/mail/campaignLetter'
import { fitLogoSize, type Letter, type LetterBrand } from '@heed/contracts/mail/letter'
import { productColor } from '@heed/contracts/rules/branding/productColor'
import { getCampaignEmailText } from '@heed/contracts/rules/words/campaignEmailTexts'
import { type AccountRow, type CompanyRow, providerBrand } from '@heed/fixtures'
import { formatCompanyFileUrl } from '../../world/addresses.ts'
import type { World } from '../../world/World.ts'

interface CompanyLetterBrand {
  account: AccountRow | undefined
  brand: LetterBrand
  reasons: readonly string[]
}

const brandCache = new WeakMap<CompanyRow, CompanyLetterBrand>()

export function getLetterBrand(world: World, company: CompanyRow): CompanyLetterBrand {
  const account = company.accountId === null ? undefined : world.accounts.get(company.accountId)
  const cachedBrand = brandCache.get(company)
  if (cachedBrand && cachedBrand.account === account) return cachedBrand
  const brand: Branding = { ...providerBrand, ...account?.brand }
  const letterBrand = {
    account,
    brand: {
      name: company.name,
      product: brand.name,
      color: company.color || brand['ui.colors.primary'] || productColor,
      support: brand['contact.support'],
      logo: getLogo(world, company),
    },
    reasons: listCampaignReasons(company.language, {
      company: company.name,
      product: brand.name,
      support: brand['contact.support'],
    }),
  }
  brandCache.set(company, letterBrand)
  return letterBrand
}

export const formatSupportText = (brand: Branding, language: string): string =>
  getCampaignEmailText('ask', language, { email: brand['contact.support'] })

export const getProductBrand = (brand: Branding): LetterBrand => ({
  name: brand.name,
  product: brand.name,
  color: brand['ui.colors.primary'] ?? productColor,
  support: brand['contact.support'],
  logo: null,
})

function getLogo(world: World, { id, logo }: CompanyRow): LetterBrand['logo'] {
  const picture = logo === null ? undefined : world.billing.logos.get(id)
  const size = picture && readPng(new Uint8Array(Buffer.from(picture.base64, 'base64')))
  return size ? { href: formatCompanyFileUrl('', id, picture.name), ...fitLogoSize(size) } : null
}

export const emptyLetter: Letter = {
  language: 'en',
  brand: getProductBrand(providerBrand),
  preheader: '',
  header: null,
  footer: null,
  words: [],
  items: [],
  button: null,
  notes: [],
  reasons: [],
}

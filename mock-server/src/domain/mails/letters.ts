import { type Branding, readPng } from '@heed/contracts'
import { campaignReasons } from '@heed/contracts/mail/campaignLetter'
import { type Letter, type LetterBrand, logoSize } from '@heed/contracts/mail/letter'
import { productColor } from '@heed/contracts/rules/branding/productColor'
import { campaignMailWord } from '@heed/contracts/rules/words/campaignMailWords'
import { type AccountRow, type CompanyRow, providerBrand } from '@heed/fixtures'
import { companyAddress } from '../../world/addresses.ts'
import type { World } from '../../world/World.ts'

interface Face {
  account: AccountRow | undefined
  brand: LetterBrand
  reasons: readonly string[]
}

const faces = new WeakMap<CompanyRow, Face>()

export function getFace(world: World, company: CompanyRow): Face {
  const account = company.accountId === null ? undefined : world.accounts.get(company.accountId)
  const known = faces.get(company)
  if (known && known.account === account) return known
  const brand: Branding = { ...providerBrand, ...account?.brand }
  const face = {
    account,
    brand: {
      name: company.name,
      product: brand.name,
      color: company.color || brand['ui.colors.primary'] || productColor,
      support: brand['contact.support'],
      logo: getLogo(world, company),
    },
    reasons: campaignReasons(company.language, {
      company: company.name,
      product: brand.name,
      support: brand['contact.support'],
    }),
  }
  faces.set(company, face)
  return face
}

export const formatAskText = (brand: Branding, language: string): string =>
  campaignMailWord('ask', language, { email: brand['contact.support'] })

export const productFace = (brand: Branding): LetterBrand => ({
  name: brand.name,
  product: brand.name,
  color: brand['ui.colors.primary'] ?? productColor,
  support: brand['contact.support'],
  logo: null,
})

function getLogo(world: World, { id, logo }: CompanyRow): LetterBrand['logo'] {
  const picture = logo === null ? undefined : world.billing.logos.get(id)
  const size = picture && readPng(new Uint8Array(Buffer.from(picture.base64, 'base64')))
  return size ? { href: companyAddress('', id, picture.name), ...logoSize(size) } : null
}

export const blankLetter: Letter = {
  language: 'en',
  brand: productFace(providerBrand),
  preheader: '',
  header: null,
  footer: null,
  words: [],
  items: [],
  button: null,
  notes: [],
  reasons: [],
}

import { productColor } from '@heed/contracts/rules/branding/productColor'
import type { CompanyRow } from '@heed/fixtures'
import type { Letterhead } from '../../../files/documents/companySheet.ts'
import type { World } from '../../../world/World.ts'
import { companyBrand } from './brands.ts'

export function companyLetterhead(world: World, company: CompanyRow): Letterhead {
  const brand = companyBrand(world, company)
  const logo = world.billing.logos.get(company.id)
  return {
    company: company.name,
    product: brand.name,
    logo: logo && Buffer.from(logo.base64, 'base64'),
    color: brand['ui.colors.primary'] ?? productColor,
    language: company.language,
    ranges: brand.assessmentScoreRanges,
  }
}

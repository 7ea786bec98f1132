import { productColor } from '@heed/contracts/rules/branding/productColor'
import type { CompanyRow } from '@heed/fixtures'
import type { Letterhead } from '../../../files/documents/companySheet.ts'
import type { World } from '../../../world/World.ts'
import { getCompanyBrand } from './brands.ts'

export function createCompanyLetterhead(world: World, company: CompanyRow): Letterhead {
  const brand = getCompanyBrand(world, company)
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

import { productColor } from '@heed/contracts/rules/branding/productColor'
import type { CompanyRow } from '@heed/fixtures'
import { type Certificate, createCertificatePdf } from '../../../files/documents/certificate.ts'
import type { World } from '../../../world/World.ts'
import { getCompanyBrand } from './brands.ts'
import { getCompanyFile } from './companyFiles.ts'

interface EarnedCertificate extends Pick<Certificate, 'training' | 'language' | 'issued' | 'zone'> {
  person: { name: string; email: string }
}

export function createCertificate(
  world: World,
  company: CompanyRow,
  { person, ...details }: EarnedCertificate,
): Promise<Uint8Array> {
  const brand = getCompanyBrand(world, company)
  return createCertificatePdf({
    ...details,
    person: person.name || person.email,
    company: company.name,
    product: brand.name,
    header: String(company.settings['ui.certificate.header'] ?? ''),
    footer: String(company.settings['ui.certificate.footer'] ?? ''),
    color: brand['ui.colors.primary'] ?? productColor,
    logo: company.logo === null ? undefined : getCompanyFile(world, company.id, company.logo),
  })
}

import { getPartnerId } from '@heed/contracts'
import { paths } from '../../app/paths.ts'
import { useCompany, useRoot } from '../../app/root/RootContext.tsx'

export function usePartnerCompanyPath(): string | undefined {
  const { session } = useRoot()
  const company = useCompany()
  const partnerId = getPartnerId(company)
  return session.isPartnerInside && partnerId !== null
    ? paths.partnerCompany({ partnerId, companyId: company.company_id })
    : undefined
}

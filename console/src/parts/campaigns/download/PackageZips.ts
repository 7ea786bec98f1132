import type { Download, PackageFormat } from '@heed/contracts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'

export class PackageZips {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  download(uniqueId: string, format: PackageFormat, token: string): Promise<Download> {
    const { client, companyId } = this.company
    return client.packages.download({ companyId, uniqueId, format, token })
  }
}

import type { Download, PackageFormat } from '@heed/contracts'
import type { CompanyStores } from '../../../app/CompanyStores.ts'

/** Packaged trainings and assessments as files. */
export class PackageZips {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  /** The zip of a packaged campaign, which is opened by a token like all direct links. */
  download(uniqueId: string, format: PackageFormat, token: string): Promise<Download> {
    const { client, companyId } = this.company
    return client.packages.download({ companyId, uniqueId, format, token })
  }
}

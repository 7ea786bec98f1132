import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { createFileFromDataUrl } from '../../../lib/files/readPicture.ts'

export interface AppearanceChange {
  color?: string | undefined
  /** Data URL; an empty string removes the logo. */
  logo?: string | undefined
}

export const defaultAppearance = { color_main: null, logo_name: null }

export class AppearanceStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  async save({ color, logo }: AppearanceChange): Promise<void> {
    const { client, companyId } = this.company
    if (color !== undefined) await client.companies.update({ companyId, color_main: color || null })
    if (logo === '') await client.companies.removeLogo({ companyId })
    else if (logo !== undefined) {
      await client.companies.uploadLogo({ companyId, image: createFileFromDataUrl(logo, 'logo.png') })
    }
  }

  async reset(): Promise<void> {
    const { client, companyId } = this.company
    await client.companies.update({ companyId, ...defaultAppearance })
  }
}

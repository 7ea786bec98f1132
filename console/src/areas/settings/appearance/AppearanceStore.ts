import type { CompanyStores } from '../../../app/CompanyStores.ts'
import { fileOfAddress } from '../../../lib/readPicture.ts'

/** How the company looks; what is left out stays as it is. */
export interface Looks {
  /** '' takes the product's own. */
  color?: string | undefined
  /** A picture as a data address; '' takes it away. */
  logo?: string | undefined
}

/** Nothing of its own. */
export const noLooks = { color_main: null, logo_name: null }

/** Colour and logo of the company (S0 section 2). */
export class AppearanceStore {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  async save({ color, logo }: Looks): Promise<void> {
    const { client, companyId } = this.company
    if (color !== undefined) await client.companies.update({ companyId, color_main: color || null })
    if (logo === '') await client.companies.removeLogo({ companyId })
    else if (logo !== undefined) {
      await client.companies.uploadLogo({ companyId, image: fileOfAddress(logo, 'logo.png') })
    }
  }

  /** Without a colour and a logo of its own, in one step. */
  async reset(): Promise<void> {
    const { client, companyId } = this.company
    await client.companies.update({ companyId, ...noLooks })
  }
}

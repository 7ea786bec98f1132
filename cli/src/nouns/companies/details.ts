import { type Company, type CompanyChange, getCompanyName } from '@heed/contracts'

const detailKeys = ['name', 'language', 'mainColor'] as const

export type CompanyDetails = Readonly<Record<(typeof detailKeys)[number], string | null>>

export const noColor = 'none'

const detailWords = { name: 'name', language: 'language', mainColor: 'main colour' } as const

export const getCompanyDetails = (company: Company): CompanyDetails => ({
  name: getCompanyName(company),
  language: company.defaultLanguage ?? null,
  mainColor: company.color_main ?? null,
})

export const listChangedDetails = (before: CompanyDetails, after: CompanyDetails) =>
  detailKeys.filter((key) => after[key] !== before[key])

export function toCompanyChange(before: CompanyDetails, after: CompanyDetails): CompanyChange {
  const { name, language, mainColor } = after
  return {
    ...(name === before.name || name === null ? {} : { company_name: name }),
    ...(mainColor === before.mainColor ? {} : { primaryColor: mainColor }),
    ...(language === before.language || language === null ? {} : { defaultLanguage: language }),
  }
}

export const formatDetailChanges = (before: CompanyDetails, after: CompanyDetails): string[] =>
  listChangedDetails(before, after).map(
    (key) => `${detailWords[key]} ${before[key] ?? 'default'} → ${after[key] ?? 'default'}`,
  )

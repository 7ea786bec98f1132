/** Files are served from the API's host (ENDPOINTS section 5, ext.resources). */
export const resources = '/static'

/** For policies: '' for an address from a Host header that isn't a host. */
export const parseOrigin = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

export const formatThumbAddress = (origin: string, subjectId: number): string =>
  `${origin}${resources}/thumbs/${subjectId}.svg`

export const formatPlayerAddress = (
  origin: string,
  subjectId: number,
  language: string,
  captions = language,
): string =>
  `${origin}${resources}/lessons/${subjectId}/${captions === language ? language : `${language}.${captions}`}.html`

export const formatMaterialAddress = (origin: string, file: string, language: string): string =>
  `${origin}${resources}/materials/${file}.${language}.svg`

export const formatCompanyAddress = (origin: string, companyId: number, file: string): string =>
  `${origin}${resources}/companies/${companyId}/${file}`

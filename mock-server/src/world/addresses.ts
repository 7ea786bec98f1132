/** Files are served from the API's host (ENDPOINTS section 5, ext.resources). */
export const staticPath = '/static'

/** For policies: returns '' if the address, which may come from a Host header, isn't valid. */
export const parseOrigin = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

export const formatThumbAddress = (origin: string, subjectId: number): string =>
  `${origin}${staticPath}/thumbs/${subjectId}.svg`

export const formatScenarioThumbAddress = (origin: string, questionId: number): string =>
  `${origin}${staticPath}/thumbs/scenarios/${questionId}.svg`

export const formatPlayerAddress = (
  origin: string,
  subjectId: number,
  language: string,
  captions = language,
): string =>
  `${origin}${staticPath}/lessons/${subjectId}/${captions === language ? language : `${language}.${captions}`}.html`

export const formatMaterialAddress = (origin: string, file: string, language: string): string =>
  `${origin}${staticPath}/materials/${file}.${language}.svg`

export const formatCompanyFileUrl = (origin: string, companyId: number, file: string): string =>
  `${origin}${staticPath}/companies/${companyId}/${file}`

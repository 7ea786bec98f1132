/** Where the static files of the platform begin, on the host that serves the API (ENDPOINTS section 5, ext.resources). */
export const resources = '/static'

export const thumbAddress = (origin: string, subjectId: number): string =>
  `${origin}${resources}/thumbs/${subjectId}.svg`

/** `captions`: the language of what is read along, where it is another one. */
export const playerAddress = (
  origin: string,
  subjectId: number,
  language: string,
  captions = language,
): string =>
  `${origin}${resources}/lessons/${subjectId}/${captions === language ? language : `${language}.${captions}`}.html`

export const materialAddress = (origin: string, file: string, language: string): string =>
  `${origin}${resources}/materials/${file}.${language}.svg`

/** A file that a company put up itself. */
export const companyAddress = (origin: string, companyId: number, file: string): string =>
  `${origin}${resources}/companies/${companyId}/${file}`

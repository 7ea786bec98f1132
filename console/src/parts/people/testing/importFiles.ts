/** A file as the browser hands it over. */
export const aFile = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv'): File =>
  new File([content], name, { type: 'text/csv' })

/** Text in ISO 8859-1: one byte a letter. */
export const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

export const aFile = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv'): File =>
  new File([content], name, { type: 'text/csv' })

export const encodeLatin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))

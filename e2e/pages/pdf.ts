import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The whole text of a document, as somebody finds it who searches in it. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await pdf.destroy()
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}

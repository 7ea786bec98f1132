import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await pdf.destroy()
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}

export async function readPdfStyle(bytes: Uint8Array): Promise<{ colors: string[]; pictures: number }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  await pdf.destroy()
  const selectArgs = (...names: number[]): unknown[] =>
    fnArray.flatMap((name, index) => (names.includes(name) ? [argsArray[index]?.[0]] : []))
  const colors = selectArgs(OPS.setFillRGBColor, OPS.setStrokeRGBColor).map(String)
  return { colors: [...new Set(colors)], pictures: selectArgs(OPS.paintImageXObject).length }
}

import { SaxesParser } from 'saxes'
import { decodeXml } from './decodeXml.ts'
import { type PackageLimits, packageLimits } from './limits.ts'
import { PackageError } from './PackageRefusal.ts'
import { findRawAmpersands, getLineNumber, rawAmpersandText } from './rawAmpersands.ts'

export interface XmlElement {
  name: string
  uri: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  text: string
  line: number
  namespaces: readonly string[]
}

/** saxes doesn't read DTDs, so there are no custom entities and no external requests. */
export function readXml(bytes: Uint8Array, file: string, limits: PackageLimits = packageLimits): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const openElements: XmlElement[] = []
  let root: XmlElement | undefined
  let count = 0
  const refuse = (text: string, code: 'brokenXml' | 'entities' | 'tooLarge' = 'brokenXml') =>
    new PackageError(code, text, { file, line: parser.line })

  parser.on('error', ({ message }) => {
    throw refuse(`The XML is broken: ${message.replace(/^(?:[^:]*:)?\d+:\d+: /, '')}`)
  })
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) throw refuse("A manifest can't declare entities", 'entities')
  })
  let attributeCount = 0
  parser.on('opentagstart', () => {
    attributeCount = 0
  })
  // Counted per attribute, because saxes stores and compares all attributes before it opens the element.
  parser.on('attribute', () => {
    attributeCount += 1
    if (attributeCount > limits.attributes)
      throw refuse(`An element has more than ${limits.attributes} attributes`, 'tooLarge')
  })
  parser.on('opentag', ({ local, uri, attributes, ns = {} }) => {
    count += 1
    if (count > limits.elements) throw refuse(`More than ${limits.elements} elements`, 'tooLarge')
    if (openElements.length >= limits.depth)
      throw refuse(`Elements are nested more than ${limits.depth} deep`, 'tooLarge')
    const namedAttributes = Object.values(attributes).map(({ prefix, local: name, value }) => [
      prefix === 'xml' ? `xml:${name}` : name,
      value,
    ])
    const element = {
      name: local,
      uri,
      attributes: Object.fromEntries(namedAttributes),
      children: [],
      text: '',
      line: parser.line,
      namespaces: Object.values(ns),
    }
    const parent = openElements.at(-1)
    if (parent) parent.children.push(element)
    else root = element
    openElements.push(element)
  })
  const addText = (text: string) => {
    const element = openElements.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = openElements.pop()
    if (element) element.text = element.text.replace(/\s+/g, ' ').trim()
  })
  const text = decodeXml(bytes, file)
  assertNoRawAmpersand(text, file)
  parser.write(text).close()
  if (!root) throw refuse('The file contains no XML element')
  return root
}

/** The most common mistake; saxes would report it at the next semicolon, perhaps many lines later. */
function assertNoRawAmpersand(text: string, file: string): void {
  const [firstPosition] = findRawAmpersands(text)
  if (firstPosition !== undefined) {
    throw new PackageError('brokenXml', rawAmpersandText, { file, line: getLineNumber(text, firstPosition) })
  }
}

export const selectChildren = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? []

export const findChild = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  selectChildren(element, name)[0]

export function* walkDescendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (child.name === name) yield child
    yield* walkDescendants(child, name)
  }
}

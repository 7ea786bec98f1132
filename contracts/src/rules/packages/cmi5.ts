import type { Archive } from './Archive.ts'
import { resolveEntryPoint } from './entryPoint.ts'
import { packageLimits } from './limits.ts'
import { PackageError, type SourceLocation } from './PackageRefusal.ts'
import type { PackageFacts } from './packageFacts.ts'
import { findChild, readXml, selectChildren, walkDescendants, type XmlElement } from './readXml.ts'

export const cmi5Manifest = 'cmi5.xml'

export function readCmi5(archive: Archive, structure: XmlElement, file: string): PackageFacts {
  const course = findChild(structure, 'course')
  if (structure.name !== 'courseStructure' || !course) {
    throw new PackageError('wrongKind', "This isn't a cmi5 course structure", {
      file,
      line: structure.line,
    })
  }
  const units = [...walkDescendants(structure, 'au')]
  checkIds(
    [course, ...['objective', 'block', 'au'].flatMap((name) => [...walkDescendants(structure, name)])],
    file,
  )
  const [unit, ...otherUnits] = units
  for (const url of otherUnits.flatMap((otherUnit) => selectChildren(otherUnit, 'url'))) {
    assertNoDuplicateParameter(url.text, { file, line: url.line })
  }
  const url = findChild(unit, 'url')
  if (!url?.text) {
    const line = (unit ?? structure).line
    throw new PackageError('noLaunch', 'The course has no assignable unit with an address', {
      file,
      line,
    })
  }
  const texts = [...selectChildren(course, 'title'), ...selectChildren(course, 'description')]
  const languages = texts
    .flatMap((text) => selectChildren(text, 'langstring'))
    .flatMap(({ attributes }) => attributes.lang ?? [])
  return {
    kind: 'cmi5',
    version: 'cmi5',
    entryPoint: resolveUnitAddress(archive, url.text, { file, line: url.line }),
    name: readText(findChild(course, 'title')),
    description: readText(findChild(course, 'description')),
    languages: [...new Set(languages)],
  }
}

/** The learning system sets these parameters (cmi5 section 8.1), so units can't use them. */
const launchParameters = new Set(['endpoint', 'fetch', 'actor', 'registration', 'activityId'])

export function resolveUnitAddress(archive: Archive, href: string, place?: SourceLocation): string {
  const address = isWebAddress(href) ? new URL(href.trim()).href : resolveEntryPoint(archive, href, place)
  assertNoDuplicateParameter(address, place)
  return address
}

function assertNoDuplicateParameter(address: string, place?: SourceLocation): void {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(address) ?? []
  for (const name of new URLSearchParams(query).keys()) {
    if (!launchParameters.has(name)) continue
    throw new PackageError(
      'takenParameter',
      `The unit's address sets "${name}", which only the learning system can set`,
      place,
    )
  }
}

export const isWebAddress = (href: string): boolean => /^\s*https?:\/\//i.test(href) && URL.canParse(href)

/** Every id must be a unique IRI, as cmi5 section 13.1 requires (U-10). */
function checkIds(elements: readonly XmlElement[], file: string): void {
  const lines = new Map<string, number>()
  for (const { name, attributes, line } of elements) {
    const { id } = attributes
    if (id === undefined) continue
    const place = { file, line }
    if (!isIri(id)) throw new PackageError('noIri', `The ID "${id}" of <${name}> isn't an IRI`, place)
    const previousLine = lines.get(id)
    if (previousLine !== undefined) {
      throw new PackageError('sameId', `The ID "${id}" is already used in line ${previousLine}`, place)
    }
    lines.set(id, line)
  }
}

const isIri = (text: string): boolean => /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`\p{Cc}]+$/iu.test(text)

export interface AssignableUnit {
  id: string
  moveOn: string
  masteryScore?: number
  launchParameters?: string
}

export async function readUnit(archive: Archive): Promise<AssignableUnit> {
  const file = archive.find(cmi5Manifest) ?? cmi5Manifest
  const structure = readXml(await archive.read(file, packageLimits.manifest), file)
  const [unit] = walkDescendants(structure, 'au')
  const { id = '', moveOn = 'NotApplicable', masteryScore } = unit?.attributes ?? {}
  const parameters = findChild(unit, 'launchParameters')?.text
  return {
    id,
    moveOn,
    ...(masteryScore === undefined ? {} : { masteryScore: Number(masteryScore) }),
    ...(parameters ? { launchParameters: parameters } : {}),
  }
}

const readText = (element: XmlElement | undefined): string => findChild(element, 'langstring')?.text ?? ''

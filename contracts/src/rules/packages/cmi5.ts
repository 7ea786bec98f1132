import type { Archive } from './Archive.ts'
import { entryPoint } from './entryPoint.ts'
import { packageLimits } from './limits.ts'
import type { PackageFacts } from './openPackage.ts'
import { PackageRefusal, type Place } from './PackageRefusal.ts'
import { below, childOf, childrenOf, type Element, readXml } from './readXml.ts'

export const cmi5Manifest = 'cmi5.xml'

/** What a cmi5.xml says of its package: the course's words and its first assignable unit. */
export function readCmi5(archive: Archive, structure: Element, file: string): PackageFacts {
  const course = childOf(structure, 'course')
  if (structure.name !== 'courseStructure' || !course) {
    throw new PackageRefusal('wrongKind', 'This is no cmi5 course structure', { file, line: structure.line })
  }
  const units = [...below(structure, 'au')]
  checkIds([course, ...['objective', 'block', 'au'].flatMap((name) => [...below(structure, name)])], file)
  const [unit, ...others] = units
  for (const url of others.flatMap((other) => childrenOf(other, 'url'))) {
    refuseTaken(url.text, { file, line: url.line })
  }
  const url = childOf(unit, 'url')
  if (!url?.text) {
    const line = (unit ?? structure).line
    throw new PackageRefusal('noLaunch', 'The course holds no assignable unit with an address', {
      file,
      line,
    })
  }
  const texts = [...childrenOf(course, 'title'), ...childrenOf(course, 'description')]
  const languages = texts
    .flatMap((text) => childrenOf(text, 'langstring'))
    .flatMap(({ attributes }) => attributes.lang ?? [])
  return {
    kind: 'cmi5',
    version: 'cmi5',
    entryPoint: unitAddress(archive, url.text, { file, line: url.line }),
    name: wordsOf(childOf(course, 'title')),
    description: wordsOf(childOf(course, 'description')),
    languages: [...new Set(languages)],
  }
}

/** What the learning system adds to the address of a unit (cmi5 section 8.1), so that no unit may use it for its own. */
const launchParameters = new Set(['endpoint', 'fetch', 'actor', 'registration', 'activityId'])

/**
 * Where a unit begins: below the root of its package, or anywhere else, with a whole address (cmi5 section 13.1.4).
 * One that says itself what the learning system is to say is a PackageRefusal.
 */
export function unitAddress(archive: Archive, href: string, place?: Place): string {
  const address = isWebAddress(href) ? new URL(href.trim()).href : entryPoint(archive, href, place)
  refuseTaken(address, place)
  return address
}

function refuseTaken(address: string, place?: Place): void {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(address) ?? []
  for (const name of new URLSearchParams(query).keys()) {
    if (!launchParameters.has(name)) continue
    throw new PackageRefusal(
      'takenParameter',
      `The address of the unit says "${name}", which the learning system says`,
      place,
    )
  }
}

/** Whether a package begins on another host. */
export const isWebAddress = (href: string): boolean => /^\s*https?:\/\//i.test(href) && URL.canParse(href)

/** Course, objectives, blocks and units are known by an IRI each, no two by the same one (cmi5 section 13.1). (U-10) */
function checkIds(named: readonly Element[], file: string): void {
  const lines = new Map<string, number>()
  for (const { name, attributes, line } of named) {
    const { id } = attributes
    // Tools leave one out here and there; nothing is mistaken for something else by that.
    if (id === undefined) continue
    const place = { file, line }
    if (!isIri(id)) throw new PackageRefusal('noIri', `The id "${id}" of <${name}> is no IRI`, place)
    const before = lines.get(id)
    if (before !== undefined) {
      throw new PackageRefusal('sameId', `The id "${id}" stands in line ${before} already`, place)
    }
    lines.set(id, line)
  }
}

/** A scheme and no sign that RFC 3987 leaves out. */
const isIri = (text: string): boolean => /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`\p{Cc}]+$/iu.test(text)

/** The first assignable unit of a course, as a launch speaks of it (cmi5 section 10.2). */
export interface AssignableUnit {
  id: string
  moveOn: string
  /** 0 to 1. */
  masteryScore?: number
  launchParameters?: string
}

export async function readUnit(archive: Archive): Promise<AssignableUnit> {
  const file = archive.find(cmi5Manifest) ?? cmi5Manifest
  const structure = readXml(await archive.read(file, packageLimits.manifest), file)
  const [unit] = below(structure, 'au')
  const { id = '', moveOn = 'NotApplicable', masteryScore } = unit?.attributes ?? {}
  const parameters = childOf(unit, 'launchParameters')?.text
  return {
    id,
    moveOn,
    ...(masteryScore === undefined ? {} : { masteryScore: Number(masteryScore) }),
    ...(parameters ? { launchParameters: parameters } : {}),
  }
}

const wordsOf = (element: Element | undefined): string => childOf(element, 'langstring')?.text ?? ''

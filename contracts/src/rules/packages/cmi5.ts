import type { Archive } from './Archive.ts'
import { entryPoint } from './entryPoint.ts'
import { packageLimits } from './limits.ts'
import type { PackageFacts } from './openPackage.ts'
import { PackageRefusal } from './PackageRefusal.ts'
import { below, childOf, childrenOf, type Element, readXml } from './readXml.ts'

export const cmi5Manifest = 'cmi5.xml'

/** What a cmi5.xml says of its package: the course's words and its first assignable unit. */
export function readCmi5(archive: Archive, structure: Element, file: string): PackageFacts {
  const course = childOf(structure, 'course')
  if (structure.name !== 'courseStructure' || !course) {
    throw new PackageRefusal('wrongKind', 'This is no cmi5 course structure', { file, line: structure.line })
  }
  const unit = [...below(structure, 'au')][0]
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
    entryPoint: entryPoint(archive, url.text, { file, line: url.line }),
    name: wordsOf(childOf(course, 'title')),
    description: wordsOf(childOf(course, 'description')),
    languages: [...new Set(languages)],
  }
}

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

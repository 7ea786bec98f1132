import type { Archive } from './Archive.ts'
import { entryPoint } from './entryPoint.ts'
import type { PackageFacts } from './openPackage.ts'
import { PackageRefusal } from './PackageRefusal.ts'
import { below, childOf, childrenOf, type Element } from './readXml.ts'

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

const wordsOf = (element: Element | undefined): string => childOf(element, 'langstring')?.text ?? ''

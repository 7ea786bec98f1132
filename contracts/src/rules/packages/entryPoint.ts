import type { Archive } from './Archive.ts'
import { PackageError, type SourceLocation } from './PackageRefusal.ts'

export function resolveEntryPoint(archive: Archive, href: string, place?: SourceLocation): string {
  const { path, rest } = findFile(archive, href, place)
  return path.split('/').map(encodeURIComponent).join('/') + rest
}

export const resolveFile = (archive: Archive, href: string): string => findFile(archive, href).path

function findFile(archive: Archive, href: string, place?: SourceLocation): { path: string; rest: string } {
  const [, writtenPath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.trim().replaceAll('\\', '/')) ?? []
  if (/^[a-z][a-z\d+.-]*:/i.test(writtenPath) || writtenPath.startsWith('//')) {
    throw new PackageError('outsideEntry', `The entry point "${href}" is outside the package`, place)
  }
  for (const path of new Set([writtenPath, tryDecode(writtenPath)])) {
    const file = archive.find(resolvePathInPackage(path, href, place))
    if (file !== undefined) return { path: file, rest }
  }
  throw new PackageError('missingEntry', `The entry point "${href}" isn't in the package`, place)
}

function resolvePathInPackage(path: string, href: string, place: SourceLocation | undefined): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) {
      throw new PackageError('outsideEntry', `The entry point "${href}" points outside the package`, place)
    }
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

function tryDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const prependBases = (bases: readonly (string | undefined)[], href: string): string =>
  bases.reduceRight<string>(
    (address, base) => (base ? `${base.replace(/\/?$/, '/')}${address}` : address),
    href,
  )

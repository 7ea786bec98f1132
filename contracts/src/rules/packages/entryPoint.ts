import type { Archive } from './Archive.ts'
import { PackageRefusal, type Place } from './PackageRefusal.ts'

export function entryPoint(archive: Archive, href: string, place?: Place): string {
  const { path, rest } = lookUp(archive, href, place)
  return path.split('/').map(encodeURIComponent).join('/') + rest
}

export const fileAt = (archive: Archive, href: string): string => lookUp(archive, href).path

function lookUp(archive: Archive, href: string, place?: Place): { path: string; rest: string } {
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.trim().replaceAll('\\', '/')) ?? []
  if (/^[a-z][a-z\d+.-]*:/i.test(written) || written.startsWith('//')) {
    throw new PackageRefusal('outsideEntry', `The entry point "${href}" is outside the package`, place)
  }
  for (const path of new Set([written, decoded(written)])) {
    const found = archive.find(inside(path, href, place))
    if (found !== undefined) return { path: found, rest }
  }
  throw new PackageRefusal('missingEntry', `The entry point "${href}" isn't in the package`, place)
}

function inside(path: string, href: string, place: Place | undefined): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) {
      throw new PackageRefusal('outsideEntry', `The entry point "${href}" points outside the package`, place)
    }
    if (segment !== '..' && segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export const basedOn = (bases: readonly (string | undefined)[], href: string): string =>
  bases.reduceRight<string>(
    (address, base) => (base ? `${base.replace(/\/?$/, '/')}${address}` : address),
    href,
  )

import { PackageRefusal } from './PackageRefusal.ts'

const longest = 1_000

/** Older .NET tools write backslashes; paths outside the package folder are rejected. */
export function pathInZip(name: string): string {
  const path = name.replaceAll('\\', '/')
  const refuse = (why: string) =>
    new PackageRefusal('unsafePath', `The zip contains "${[...name].slice(0, 200).join('')}", ${why}`)
  if (path.length > longest) throw refuse(`a name longer than ${longest} characters`)
  if (/\p{Cc}/u.test(path)) throw refuse('a name with control characters')
  if (path.startsWith('/')) throw refuse('which is outside the package')
  if (/^[a-z]:/i.test(path)) throw refuse('which includes a drive letter')
  const segments = path.split('/')
  if (segments.includes('..')) throw refuse('which points outside the package')
  return segments.filter((segment) => segment !== '.' && segment !== '').join('/')
}

export const isClutter = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path)

import { PackageRefusal } from './PackageRefusal.ts'

const longest = 1_000

/**
 * The path of a zip entry as this project writes it: forward slashes, relative, below the root. Backslashes are read as
 * slashes, for older .NET tools write them; whatever could leave the folder is refused.
 */
export function pathInZip(name: string): string {
  const path = name.replaceAll('\\', '/')
  const refuse = (why: string) =>
    new PackageRefusal('unsafePath', `The zip holds "${[...name].slice(0, 200).join('')}", ${why}`)
  if (path.length > longest) throw refuse(`a name of more than ${longest} characters`)
  if (/\p{Cc}/u.test(path)) throw refuse('a name with control characters')
  if (path.startsWith('/')) throw refuse('which is not below the root of the package')
  if (/^[a-z]:/i.test(path)) throw refuse('which names a drive')
  const segments = path.split('/')
  if (segments.includes('..')) throw refuse('which leaves the folder of the package')
  return segments.filter((segment) => segment !== '.' && segment !== '').join('/')
}

/** What packing tools leave behind and no course needs. */
export const isClutter = (path: string): boolean =>
  path.startsWith('__MACOSX/') || /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path)

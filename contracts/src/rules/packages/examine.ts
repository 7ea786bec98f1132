import { Archive } from './Archive.ts'
import { type PackageLimits, packageLimits } from './limits.ts'
import { mended } from './mending.ts'
import { OutsideHosts } from './OutsideHosts.ts'
import { type PackageFacts, readManifest } from './openPackage.ts'
import { PackageRefusal, type Place, type RefusalCode } from './PackageRefusal.ts'

/** What can be mended without its maker: the rest of the package stays as it is. */
export type Mend = 'ampersand' | 'encoding' | 'folder' | 'backslashes'

/** Something that is wrong with a package. */
export interface Finding {
  kind: RefusalCode | Mend
  text: string
  place: Place | undefined
  /** Whether the package is refused for it; what is not is taken as it is, but not by every learning system. */
  isRefused: boolean
  isMendable: boolean
}

export interface PackedPath {
  path: string
  size: number
}

export interface Examination {
  /** What the package says of itself once it is mended; undefined where it cannot be taken. */
  facts: PackageFacts | undefined
  files: PackedPath[]
  findings: Finding[]
  /** Hosts that its files load from: what they hold is not in the package. */
  outside: string[]
  /** The package with all that can be mended; undefined where nothing is, or where that is not enough. */
  mended: Blob | undefined
}

interface Options {
  limits?: PackageLimits
  /** How much of the zip is read, 0 to 1. */
  onShare?: (share: number) => void
}

/** Everything that is wrong with a package and what it is; throws nothing for what is in the file. */
export async function examine(
  zip: Blob,
  { limits = packageLimits, onShare }: Options = {},
): Promise<Examination> {
  const examination: Examination = {
    facts: undefined,
    files: [],
    findings: [],
    outside: [],
    mended: undefined,
  }
  const { findings } = examination
  try {
    const archive = await Archive.open(zip, limits)
    examination.files = archive.packed().map(([path, { size }]) => ({ path, size }))
    const better = await mended(archive, zip, limits, (finding) => findings.push(finding))
    const facts = await readManifest(better ? await Archive.open(better, limits) : archive, limits)
    const outside = new OutsideHosts(facts.entryPoint)
    await archive.check({ onShare, onPiece: (path, piece) => outside.take(path, piece) })
    return { ...examination, facts, mended: better, outside: outside.names }
  } catch (error) {
    if (!(error instanceof PackageRefusal)) throw error
    findings.push({
      kind: error.code,
      text: error.text,
      place: error.place,
      isRefused: true,
      isMendable: false,
    })
    return examination
  }
}

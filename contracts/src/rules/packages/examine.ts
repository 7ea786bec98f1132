import { Archive } from './Archive.ts'
import type { Finding } from './finding.ts'
import { type PackageLimits, packageLimits } from './limits.ts'
import { ExternalHosts } from './OutsideHosts.ts'
import { readManifest } from './openPackage.ts'
import { PackageError } from './PackageRefusal.ts'
import type { PackageFacts } from './packageFacts.ts'
import { repairPackage } from './repairPackage.ts'

export interface PackedPath {
  path: string
  size: number
}

export interface PackageReport {
  facts: PackageFacts | undefined
  files: PackedPath[]
  findings: Finding[]
  outside: string[]
  repaired: Blob | undefined
}

interface Options {
  limits?: PackageLimits
  onShare?: (share: number) => void
}

export async function examinePackage(
  zip: Blob,
  { limits = packageLimits, onShare }: Options = {},
): Promise<PackageReport> {
  const examination: PackageReport = {
    facts: undefined,
    files: [],
    findings: [],
    outside: [],
    repaired: undefined,
  }
  const { findings } = examination
  try {
    const archive = await Archive.open(zip, limits)
    examination.files = archive.listPackedFiles().map(([path, { size }]) => ({ path, size }))
    const repairedPackage = await repairPackage(archive, zip, limits, (finding) => findings.push(finding))
    const facts = await readManifest(
      repairedPackage ? await Archive.open(repairedPackage, limits) : archive,
      limits,
    )
    const outsideHosts = new ExternalHosts(facts.entryPoint)
    await archive.check({ onShare, onPiece: (path, piece) => outsideHosts.take(path, piece) })
    return { ...examination, facts, repaired: repairedPackage, outside: outsideHosts.names }
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
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

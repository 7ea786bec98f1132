const MiB = 1024 * 1024

/** Compared with the actual number of bytes, never with the sizes in headers. */
export interface PackageLimits {
  zip: number
  unpacked: number
  files: number
  ratio: number
  ratioFrom: number
  manifest: number
  elements: number
  depth: number
  attributes: number
}

export const packageLimits: PackageLimits = {
  zip: 100 * MiB,
  unpacked: 400 * MiB,
  files: 5_000,
  ratio: 200,
  ratioFrom: 4 * MiB,
  manifest: 4 * MiB,
  elements: 50_000,
  depth: 100,
  attributes: 200,
}

export const formatMegabytes = (bytes: number): string => `${Math.round((bytes / MiB) * 10) / 10} MB`

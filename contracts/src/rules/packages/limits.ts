const MiB = 1024 * 1024

/** How large a package may be; every number is checked against bytes that were counted, never against a header. */
export interface PackageLimits {
  /** Bytes of the zip. */
  zip: number
  /** Bytes of all its files together. */
  unpacked: number
  files: number
  /** How many times its packed size a file, or the whole zip, may grow; asked from `ratioFrom` bytes on. */
  ratio: number
  ratioFrom: number
  /** Bytes of a manifest. */
  manifest: number
  /** Elements of a manifest, and how deep they may stand in each other. */
  elements: number
  depth: number
  /** Attributes of one element. */
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

/** '100 MB', as people say it. */
export const megabytes = (bytes: number): string => `${Math.round((bytes / MiB) * 10) / 10} MB`

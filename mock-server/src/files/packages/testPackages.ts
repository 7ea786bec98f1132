import type { PackageLimits } from '@heed/contracts/rules/packages/limits'
import { openPackage } from '@heed/contracts/rules/packages/openPackage'
import { PackageError } from '@heed/contracts/rules/packages/PackageRefusal'
import { createPackageFiles, createPackageManifest } from '@heed/fixtures'
import { expect } from 'vitest'

export type Files = Record<string, string | Uint8Array>

export const manifest = createPackageManifest().text

export const createScormZip = (change: (manifest: string) => string, files: Files = {}): Files => ({
  ...createPackageFiles(),
  'imsmanifest.xml': change(manifest),
  ...files,
})

export const replaceInFiles = (from: string | RegExp, to: string, files?: Files): Files =>
  createScormZip((text) => {
    expect(text).toMatch(from)
    return text.replaceAll(from, to)
  }, files)

export async function getPackageRefusal(bytes: Uint8Array, limits?: PackageLimits): Promise<PackageError> {
  try {
    await openPackage(bytes, limits)
  } catch (error) {
    if (error instanceof PackageError) return error
    throw error
  }
  throw new Error('The package was taken')
}

/** @module-tag property */
import { openPackage } from '@heed/contracts/rules/packages/openPackage'
import { PackageError } from '@heed/contracts/rules/packages/PackageRefusal'
import { limitRuns } from '@heed/contracts/test/runs'
import { createPackageFiles, createPackageManifest, makeZip, sampleKinds } from '@heed/fixtures'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** Rethrows every error except a PackageRefusal. */
const isAccepted = (bytes: Uint8Array): Promise<boolean> =>
  openPackage(bytes).then(
    () => true,
    (error: unknown) => {
      if (error instanceof PackageError) return false
      throw error
    },
  )

const validZips = sampleKinds.map((kind) => makeZip(createPackageFiles({ kind })))
const validZipArbitrary = fc.constantFrom(...validZips)

it('random bytes are rejected, even after a zip signature', async () => {
  const head = fc.constantFrom('', 'PK\x03\x04', 'PK\x05\x06')
  await fc.assert(
    fc.asyncProperty(head, fc.uint8Array({ maxLength: 400 }), async (begin, rest) => {
      expect(await isAccepted(Buffer.concat([Buffer.from(begin, 'latin1'), rest]))).toBe(false)
    }),
    { numRuns: limitRuns(300) },
  )
})

it('a valid zip with changed, missing or repeated bytes is accepted or cleanly rejected', async () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
  const changes = fc.array(fc.tuple(place, fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 8 })
  const cut = fc.option(fc.tuple(place, place))
  await fc.assert(
    fc.asyncProperty(validZipArbitrary, changes, cut, async (zip, bytes, range) => {
      const mutant = Buffer.from(zip)
      for (const [at, byte] of bytes) mutant[Math.floor(at * mutant.length)] = byte
      const [one = 0, other = 0] = range ?? []
      const [from, to] = [Math.floor(one * mutant.length), Math.floor(other * mutant.length)]
      await isAccepted(Buffer.concat([mutant.subarray(0, from), mutant.subarray(to)]))
    }),
    { numRuns: limitRuns(600) },
  )
})

it('a package with a changed manifest is accepted or cleanly rejected', async () => {
  const kind = fc.constantFrom(...sampleKinds)
  const piece = fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    ']]>',
    '<!--',
    '<![CDATA[',
    '<!DOCTYPE x [',
    '\0',
    '../',
    '%',
    'xml:base="',
  )
  await fc.assert(
    fc.asyncProperty(kind, fc.nat(4_000), fc.nat(60), piece, async (which, at, length, text) => {
      const { file, text: manifest } = createPackageManifest({ kind: which })
      const from = at % manifest.length
      const changed = manifest.slice(0, from) + text + manifest.slice(from + length)
      await isAccepted(makeZip({ ...createPackageFiles({ kind: which }), [file]: changed }))
    }),
    { numRuns: limitRuns(600) },
  )
})

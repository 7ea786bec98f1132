import { type PackageLimits, packageLimits } from '@heed/contracts/rules/packages/limits'
import { createPackageFiles, makeZip } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { type Files, getPackageRefusal } from './testPackages.ts'

/** Sample package with a wrong number in a local header or in the directory. */
function createDamagedZip(
  files: Files,
  [own, inDirectory]: [number | undefined, number],
  value: number,
): Buffer {
  const zip = Buffer.from(makeZip({ ...createPackageFiles(), ...files }))
  if (own !== undefined) zip.writeUInt32LE(value, zip.lastIndexOf('PK\x03\x04', undefined, 'latin1') + own)
  zip.writeUInt32LE(value, zip.lastIndexOf('PK\x01\x02', undefined, 'latin1') + inDirectory)
  return zip
}

describe('zip validation', () => {
  it("rejects a file whose checksum doesn't match and names it", async () => {
    const damaged = createDamagedZip({ 'a.txt': 'text' }, [14, 16], 1)
    expect((await getPackageRefusal(damaged)).message).toBe(
      "a.txt: The file is damaged: its checksum doesn't match",
    )
  })

  it.each<[string, Partial<PackageLimits>, string]>([
    ['too many packed bytes', { zip: 1024 }, 'The zip is larger than 0 MB'],
    ['too many unpacked bytes', { unpacked: 1024 * 1024 }, 'The zip unpacks to more than 1 MB'],
    [
      'too high a compression ratio',
      { ratioFrom: 1024 },
      'big.txt: It unpacks to more than 200 times its size',
    ],
    ['too many files', { files: 2 }, 'The zip contains more than 2 files'],
    ['too large a manifest', { manifest: 1024 }, 'imsmanifest.xml: The file is larger than 0 MB'],
    ['too many manifest elements', { elements: 10 }, 'imsmanifest.xml, line 10: More than 10 elements'],
    [
      'too deeply nested manifest elements',
      { depth: 4 },
      'imsmanifest.xml, line 8: Elements are nested more than 4 deep',
    ],
  ])('rejects a zip with %s', async (_, limits, text) => {
    const bomb = makeZip({ ...createPackageFiles(), 'big.txt': 'x'.repeat(2 * 1024 * 1024) })
    expect(await getPackageRefusal(bomb, { ...packageLimits, ...limits })).toMatchObject({
      code: 'tooLarge',
      message: text,
    })
  })

  it('rejects a file whose size is wrong in both headers', async () => {
    const lie = createDamagedZip({ 'big.txt': 'x'.repeat(100_000) }, [22, 24], 10)
    expect((await getPackageRefusal(lie)).message).toBe(
      "big.txt: The file is damaged: its size doesn't match the zip",
    )
  })

  it('rejects a file whose size is wrong only in the directory', async () => {
    const lie = createDamagedZip({ 'big.txt': 'x'.repeat(100_000) }, [undefined, 24], 10)
    expect((await getPackageRefusal(lie)).message).toBe(
      'big.txt: The file is damaged: the zip contains conflicting information about it',
    )
  })

  it('rejects a zip that contains a link', async () => {
    const linked = Buffer.from(makeZip({ ...createPackageFiles(), 'passwd.html': '/etc/passwd' }))
    const inDirectory = linked.lastIndexOf('PK\x01\x02', undefined, 'latin1')
    linked[inDirectory + 5] = 3
    linked.writeUInt32LE((0o120777 << 16) >>> 0, inDirectory + 38)
    expect((await getPackageRefusal(linked)).message).toBe("passwd.html: The zip can't contain links")
  })
})

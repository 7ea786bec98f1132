import { examinePackage } from '@heed/contracts/rules/packages/examine'
import { openPackage } from '@heed/contracts/rules/packages/openPackage'
import { createPackageFiles, makeZip } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { createScormZip, type Files, manifest, replaceInFiles } from './testPackages.ts'

const zipToBlob = (files: Files) => new Blob([Buffer.from(makeZip(files))])
const moveToFolder = (files: Files, folder: string): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [folder + path, content]))
const useBackslashes = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path.replaceAll('/', '\\'), content]))
const filesWithBom = createScormZip((text) => `\ufeff${text}`)
const filesInUtf16 = createScormZip((text) => text, {
  'imsmanifest.xml': Buffer.from(`\ufeff${manifest.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
})
const filesWithAmpersand = replaceInFiles('Clean desk', 'Desk & drawer')

describe('package repair', () => {
  it.each<[string, Files, string[], string]>([
    [
      'escapes plain ampersands and names the line of each',
      filesWithAmpersand,
      [
        'refused ampersand imsmanifest.xml 8',
        'refused ampersand imsmanifest.xml 16',
        'refused ampersand imsmanifest.xml 17',
      ],
      'Desk & drawer',
    ],
    ['removes a byte order mark', filesWithBom, ['taken encoding imsmanifest.xml 1'], 'Clean desk'],
    ['converts UTF-16', filesInUtf16, ['taken encoding imsmanifest.xml 1'], 'Clean desk'],
    [
      'removes the folder around the package',
      moveToFolder(createPackageFiles(), 'my course/'),
      ['refused folder my course/imsmanifest.xml -'],
      'Clean desk',
    ],
    [
      'replaces backslashes in file names',
      useBackslashes(createPackageFiles()),
      ['taken backslashes course\\index a.html -'],
      'Clean desk',
    ],
    [
      'fixes several problems together',
      useBackslashes(moveToFolder(replaceInFiles('Clean desk', 'Desk & drawer', {}), 'a/b/')),
      ['taken backslashes a\\b\\imsmanifest.xml -', 'refused folder a/b/imsmanifest.xml -'],
      'Desk & drawer',
    ],
  ])('%s', async (_, files, expected, name) => {
    const { facts, findings, repaired } = await examinePackage(zipToBlob(files))
    const shown = findings.map(
      ({ kind, place, isRefused }) =>
        `${isRefused ? 'refused' : 'taken'} ${kind} ${place?.file} ${place?.line ?? '-'}`,
    )
    expect(shown).toEqual(expect.arrayContaining(expected))
    expect(facts?.name).toBe(name)
    if (!repaired) throw new Error('Nothing was repaired')
    const again = await examinePackage(repaired)
    expect(again).toMatchObject({ facts, findings: [], repaired: undefined })
    expect(new Set(again.files.map(({ path }) => path))).toEqual(new Set(Object.keys(createPackageFiles())))
  })

  it("keeps every other file's bytes", { tags: 'slow' }, async () => {
    const files = {
      ...filesWithAmpersand,
      'a/big.bin': new Uint8Array(300_000).map((_, at) => (at * 7919) % 251),
    }
    const { repaired } = await examinePackage(zipToBlob(moveToFolder(files, 'x/')))
    const { archive } = await openPackage(repaired ?? new Blob([]))
    for (const [path, content] of Object.entries(files)) {
      if (path === 'imsmanifest.xml') continue
      expect(Buffer.from(await archive.read(path))).toEqual(Buffer.from(content))
    }
  })
})

describe('package examination', () => {
  it('finds nothing to fix in a valid package', async () => {
    const shares: number[] = []
    const { facts, files, findings, repaired } = await examinePackage(zipToBlob(createPackageFiles()), {
      onShare: (share) => shares.push(share),
    })
    expect(facts?.version).toBe('SCORM 2004 3rd Edition')
    expect(new Set(files.map(({ path }) => path))).toEqual(new Set(Object.keys(createPackageFiles())))
    expect([findings, repaired, shares.at(-1)]).toEqual([[], undefined, 1])
  })

  it('lists each external host its files load from once', async () => {
    const { facts, outside } = await examinePackage(
      zipToBlob({
        ...createPackageFiles(),
        'a.html': `<a href="https://link.example/"><link rel="stylesheet" href='//fonts.example/a.css'>
<script src = "https://CDN.example:8443/a.js"></script><img srcset="https://cdn.example/a.png 2x">`,
        'a.css': '@import "https://css.example/a.css"; a { background: url( https://img.example/a.png ) }',
        'a.js': `// https://licence.example/\nfetch("https://api.example/x"); import a from 'https://esm.example/a'`,
        'far.html': `${' '.repeat(70_000)}<img src="https://far.example/a.png">${' '.repeat(70_000)}`,
        'a.txt': '<img src="https://text.example/">',
        'b.html': '<img srcset="a.png 1x, https://set.example/a.png 2x"><a href="wss://no.example/">',
        'b.js': `r.open( "GET" , 'https://xhr.example/a'); new WebSocket("wss://live.example:1/");
$.getJSON('//json.example/a'); axios.get("https://axios.example"); const a = {"src":"https:\\/\\/data.example\\/a.mp4"};
const text = "see https://words.example/"; window.open('https://page.example/'); const b = {url: //words\n1}`,
      }),
    )
    expect(facts?.name).toBe('Clean desk')
    expect(outside).toEqual(
      'api axios cdn css data esm far fonts img json live set xhr'
        .split(' ')
        .map((name) => `${name}.example`),
    )
  })

  it('includes the host of an external entry point', async () => {
    const files = createPackageFiles({ kind: 'cmi5' })
    const text = String(files['cmi5.xml']).replace('course/index%20a.html', 'https://courses.example/a')
    expect((await examinePackage(zipToBlob({ ...files, 'cmi5.xml': text }))).outside).toEqual([
      'courses.example',
    ])
  })

  it.each<[string, Blob, string, string]>([
    ["that isn't a zip", new Blob(['text']), 'notZip', "The file isn't a zip"],
    [
      'with its manifest deeper than other files',
      zipToBlob({ ...moveToFolder(createPackageFiles(), 'x/'), 'readme.txt': '' }),
      'noManifest',
      'The manifest is in "x", not at the root of the zip',
    ],
    [
      'whose manifest declares an entity',
      zipToBlob(
        replaceInFiles('<manifest ', '<!DOCTYPE m [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<manifest '),
      ),
      'entities',
      "A manifest can't declare entities",
    ],
    [
      'with a path outside the package',
      zipToBlob({ ...createPackageFiles(), '../x': '' }),
      'unsafePath',
      'The zip contains "../x", which points outside the package',
    ],
  ])('rejects a package %s with a reason and no fix', async (_, zip, kind, text) => {
    const { facts, findings, repaired } = await examinePackage(zip)
    expect([facts, repaired]).toEqual([undefined, undefined])
    expect(findings.at(-1)).toMatchObject({ kind, isRefused: true, isMendable: false })
    expect(findings.at(-1)?.text).toContain(text)
  })
})

import { createPackageFiles, createPackageZip, makeZip } from '@heed/fixtures'
import { describe, expect, it } from 'vitest'
import { createScormZip, type Files, getPackageRefusal, manifest, replaceInFiles } from './testPackages.ts'

function replaceInUnit(from: string, to: string): Files {
  const files = createPackageFiles({ kind: 'cmi5' })
  const text = String(files['cmi5.xml'])
  expect(text).toContain(from)
  return { ...files, 'cmi5.xml': text.replace(from, to) }
}

describe('package validation', () => {
  const zip = createPackageZip()
  it.each<[string, Uint8Array | Files, string, string]>([
    ["that isn't a zip", Buffer.from('just text'), 'notZip', "The file isn't a zip"],
    ['that is empty', new Uint8Array(), 'empty', 'The file is empty'],
    ['without files', makeZip({}), 'empty', 'The zip contains no files'],
    ['that is truncated', zip.slice(0, -40), 'damaged', 'The zip is incomplete or damaged: '],
    [
      'without a manifest',
      { 'index.html': '' },
      'noManifest',
      'the zip has no imsmanifest.xml or cmi5.xml at its root',
    ],
    [
      'inside an enclosing folder',
      { 'my course/imsmanifest.xml': manifest },
      'noManifest',
      'my course/imsmanifest.xml: The manifest is in "my course", not at the root of the zip: zip only the contents',
    ],
    [
      'in AICC format',
      { 'course.crs': '', 'course.au': '' },
      'wrongKind',
      "course.crs: AICC courses aren't supported",
    ],
    [
      'in Tin Can format',
      { 'tincan.xml': '<tincan/>' },
      'wrongKind',
      "tincan.xml: Tin Can packages aren't supported",
    ],
    [
      'in an unsupported SCORM version',
      createScormZip((text) => text.replace('2004 3rd Edition', '1.1.0').replace('adlcp_v1p3', 'other')),
      'wrongKind',
      'imsmanifest.xml, line 2: "ADL SCORM 1.1.0" is neither SCORM 1.2 nor SCORM 2004',
    ],
    [
      'with an unclosed tag',
      replaceInFiles('</title>\n      <item', '\n      <item'),
      'brokenXml',
      'imsmanifest.xml, line 19: The XML is broken: unexpected close tag',
    ],
    [
      'with a raw ampersand',
      replaceInFiles('<title>Clean desk', '<title>Desk & drawer'),
      'brokenXml',
      'imsmanifest.xml, line 16: The XML is broken: write "&" as "&amp;"',
    ],
    [
      'with an undeclared entity',
      replaceInFiles('<title>Clean desk', '<!-- & --><title><![CDATA[&]]>&aacute;'),
      'brokenXml',
      'imsmanifest.xml, line 16: The XML is broken: undefined entity',
    ],
    [
      'with bytes in another encoding',
      createScormZip((text) => text, {
        'imsmanifest.xml': Buffer.from(manifest.replace('Clean', 'Þrif'), 'latin1'),
      }),
      'brokenXml',
      "imsmanifest.xml, line 8: The text isn't UTF-8",
    ],
    [
      'with 100,000 attributes on one element',
      replaceInFiles(
        '<title>Clean desk',
        `<title ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(' ')}>Clean desk`,
      ),
      'tooLarge',
      'imsmanifest.xml, line 16: An element has more than 200 attributes',
    ],
    [
      'in an unknown encoding',
      replaceInFiles('UTF-8', 'klingon'),
      'brokenXml',
      'imsmanifest.xml, line 1: The encoding "klingon" isn\'t supported',
    ],
    ['with an empty manifest', { 'imsmanifest.xml': '' }, 'brokenXml', 'imsmanifest.xml'],
    [
      'with expanding entities',
      replaceInFiles('<manifest ', '<!DOCTYPE m [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n<manifest '),
      'entities',
      "imsmanifest.xml, line 2: A manifest can't declare entities",
    ],
    [
      'with an external entity',
      replaceInFiles('<manifest ', '<!DOCTYPE m [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<manifest '),
      'entities',
      "can't declare entities",
    ],
    [
      'without an organization',
      replaceInFiles(/<organization [\s\S]*<\/organization>/g, ''),
      'noLaunch',
      'imsmanifest.xml, line 14: The manifest has no organization',
    ],
    [
      'whose default organization is missing',
      replaceInFiles('default="all"', 'default="other"'),
      'noOrganization',
      'imsmanifest.xml, line 14: The default organization "other" doesn\'t exist',
    ],
    [
      'whose items launch nothing',
      replaceInFiles(' identifierref="page"', ''),
      'noLaunch',
      'imsmanifest.xml, line 15: No item in the organization launches a file',
    ],
    [
      'whose item refers to a missing resource',
      replaceInFiles('identifierref="page"', 'identifierref="lost"'),
      'noLaunch',
      'imsmanifest.xml, line 17: Item "one" refers to the resource "lost", which doesn\'t exist',
    ],
    [
      'whose entry file is missing',
      replaceInFiles('index%20a', 'lost'),
      'missingEntry',
      'imsmanifest.xml, line 22: The entry point "course/lost.html" isn\'t in the package',
    ],
    [
      'that starts on another site',
      replaceInFiles('course/index%20a.html', 'https://other.example/a.html'),
      'outsideEntry',
      'is outside the package',
    ],
    [
      'that starts outside the package',
      replaceInFiles('course/index%20a.html', 'course/../../a.html'),
      'outsideEntry',
      'points outside the package',
    ],
    [
      'with a cmi5 course without units',
      {
        ...createPackageFiles({ kind: 'cmi5' }),
        'cmi5.xml': '<courseStructure>\n<course id="urn:a"/></courseStructure>',
      },
      'noLaunch',
      'cmi5.xml, line 1: The course has no assignable unit',
    ],
    [
      "whose cmi5.xml isn't a course structure",
      { 'cmi5.xml': '<course/>' },
      'wrongKind',
      "cmi5.xml, line 1: This isn't a cmi5",
    ],
    [
      "whose cmi5 unit ID isn't an IRI",
      replaceInUnit('id="urn:heed:course:sample:1"', 'id="unit 1"'),
      'noIri',
      'cmi5.xml, line 7: The ID "unit 1" of <au> isn\'t an IRI',
    ],
    [
      'whose cmi5 course ID is empty',
      replaceInUnit('<course id="urn:heed:course:sample"', '<course id=""'),
      'noIri',
      'cmi5.xml, line 3: The ID "" of <course> isn\'t an IRI',
    ],
    [
      "whose cmi5 unit has the course's ID",
      replaceInUnit('id="urn:heed:course:sample:1"', 'id="urn:heed:course:sample"'),
      'sameId',
      'cmi5.xml, line 7: The ID "urn:heed:course:sample" is already used in line 3',
    ],
    ...['course/index%20a.html?a=1&amp;endpoint=https://x.example', 'https://x.example/?fetch=1#a'].map(
      (address): [string, Files, string, string] => [
        `whose cmi5 unit sets a learning system parameter: ${address}`,
        replaceInUnit('course/index%20a.html', address),
        'takenParameter',
        `cmi5.xml, line 10: The unit's address sets "${address.includes('fetch') ? 'fetch' : 'endpoint'}"`,
      ],
    ),
    [
      'whose second cmi5 unit sets a learning system parameter',
      replaceInUnit(
        '</au>',
        '</au>\n<au id="urn:heed:course:sample:2"><url>course/index%20a.html?endpoint=https://x.example</url></au>',
      ),
      'takenParameter',
      'The unit\'s address sets "endpoint"',
    ],
    [
      "whose cmi5 objective ID isn't an IRI",
      replaceInUnit('<course id', '<objectives><objective id="o 1"/></objectives><course id'),
      'noIri',
      'The ID "o 1" of <objective> isn\'t an IRI',
    ],
    [
      'whose cmi5 unit starts a script',
      replaceInUnit('course/index%20a.html', 'javascript:alert(1)'),
      'outsideEntry',
      'cmi5.xml, line 10: The entry point "javascript:alert(1)" is outside the package',
    ],
    [
      'with two resources with the same ID',
      replaceInFiles(
        '<resources>',
        '<resources>\n<resource identifier="page" type="webcontent" href="course/index%20a.html"/>\n',
      ),
      'sameId',
      'imsmanifest.xml, line 24: The ID "page" is already used in line 22',
    ],
    [
      'with a path to a parent folder',
      { ...createPackageFiles(), '../x': '' },
      'unsafePath',
      '"../x", which points outside the package',
    ],
    [
      'with a backslash path to a parent folder',
      { ...createPackageFiles(), 'a\\..\\..\\x': '' },
      'unsafePath',
      'points outside the package',
    ],
    [
      'with an absolute path',
      { ...createPackageFiles(), '/etc/x': '' },
      'unsafePath',
      'is outside the package',
    ],
    [
      'with a drive letter',
      { ...createPackageFiles(), 'C:\\x': '' },
      'unsafePath',
      'includes a drive letter',
    ],
    [
      'with a line break in a file name',
      { ...createPackageFiles(), 'a\nb': '' },
      'unsafePath',
      'control characters',
    ],
    [
      'with the same file twice',
      { ...createPackageFiles(), 'a/b': '', 'a\\b': '' },
      'twice',
      'a/b: The zip contains this file twice',
    ],
  ])('rejects a package %s', async (_, given, code, text) => {
    const refusal = await getPackageRefusal(given instanceof Uint8Array ? given : makeZip(given))
    expect(refusal.message).toContain(text)
    expect(refusal.code).toBe(code)
  })
})

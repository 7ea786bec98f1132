import { rejections } from '../files/refusals.ts'
import { string } from '../matchers.ts'
import { testClientPins } from './pins.ts'
import { tinyPackage } from './tinyPackage.ts'

const companyId = 101
const zip = { filename: 'desk.zip', type: 'application/zip', bytes: tinyPackage }
const makeFile = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], 'desk.zip', { type: 'application/zip' })
const file = makeFile(tinyPackage)
const noZip = Buffer.from('not a zip')

testClientPins([
  {
    pin: 'content.validatePackage: a package',
    request: 'POST /companies/101/content/validate',
    parts: { package: zip },
    answer: {
      filename: 'desk.zip',
      entryPoint: 'a.html',
      name: 'Clean desk',
      language: 'en',
      version: string('cmi5'),
      description: '',
      xapi: true,
    },
    do: (client) => client.content.validatePackage({ companyId, package: file }),
  },
  {
    pin: 'content.validatePackage: a text with the name of a zip',
    request: 'POST /companies/101/content/validate',
    parts: { package: { ...zip, bytes: noZip } },
    fails: rejections.invalid({ package: "The file isn't a zip" }),
    do: (client) => client.content.validatePackage({ companyId, package: makeFile(noZip) }),
  },
])

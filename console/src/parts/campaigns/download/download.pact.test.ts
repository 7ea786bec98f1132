// @vitest-environment node
import { exampleToken, rejections } from '@heed/contracts/pact'
import { tinyPackage } from '@heed/contracts/pact/client/tinyPackage'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { PackageZips } from './PackageZips.ts'

const uniqueId = 'k1v7q2'
const packagesGiven = { 'packages are made': { uniqueId } }
const zipPath = `/companies/101/packages/${uniqueId}/zip`

testCompanyPins([
  {
    pin: 'packages.download: SCORM 1.2',
    given: packagesGiven,
    request: `GET ${zipPath}?format=scorm12&token=${exampleToken}`,
    response: { status: 200, file: { type: 'application/zip', bytes: tinyPackage } },
    do: (company) => company.getStore(PackageZips).download(uniqueId, 'scorm12', exampleToken),
    reads: { type: 'application/zip' },
  },
  {
    pin: 'packages.download: a package that is gone',
    given: packagesGiven,
    request: `GET /companies/101/packages/gone/zip?format=cmi5&token=${exampleToken}`,
    fails: rejections.notFound('There is no such package'),
    do: (company) => company.getStore(PackageZips).download('gone', 'cmi5', exampleToken),
  },
  {
    pin: 'packages.download: one for a viewer',
    as: 'viewer',
    given: packagesGiven,
    request: `GET ${zipPath}?format=scorm2004&token=${exampleToken}`,
    fails: rejections.forbidden(),
    do: (company) => company.getStore(PackageZips).download(uniqueId, 'scorm2004', exampleToken),
  },
])

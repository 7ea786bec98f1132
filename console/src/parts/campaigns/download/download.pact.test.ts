// @vitest-environment node
import { exampleToken, refused } from '@heed/contracts/pact'
import { tinyPackage } from '@heed/contracts/pact/client/tinyPackage'
import { pinCompany } from '../../../../test/pact/pins.ts'
import { PackageZips } from './PackageZips.ts'

const uniqueId = 'k1v7q2'
const made = { 'packages are made': { uniqueId } }
const zip = `/companies/101/packages/${uniqueId}/zip`

pinCompany([
  {
    pin: 'packages.download: SCORM 1.2',
    given: made,
    request: `GET ${zip}?format=scorm12&token=${exampleToken}`,
    response: { status: 200, file: { type: 'application/zip', bytes: tinyPackage } },
    do: (company) => company.getStore(PackageZips).download(uniqueId, 'scorm12', exampleToken),
    reads: { type: 'application/zip' },
  },
  {
    pin: 'packages.download: a package that is gone',
    given: made,
    request: `GET /companies/101/packages/gone/zip?format=cmi5&token=${exampleToken}`,
    fails: refused.notFound('There is no such package'),
    do: (company) => company.getStore(PackageZips).download('gone', 'cmi5', exampleToken),
  },
  {
    pin: 'packages.download: one for a viewer',
    as: 'viewer',
    given: made,
    request: `GET ${zip}?format=scorm2004&token=${exampleToken}`,
    fails: refused.forbidden(),
    do: (company) => company.getStore(PackageZips).download(uniqueId, 'scorm2004', exampleToken),
  },
])

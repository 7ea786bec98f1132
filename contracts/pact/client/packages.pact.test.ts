import type { Client } from '../../src/index.ts'
import { rejections } from '../files/refusals.ts'
import { string } from '../matchers.ts'
import { exampleToken } from '../pin.ts'
import { testClientPins } from './pins.ts'
import { tinyPackage } from './tinyPackage.ts'

const companyId = 101
const uniqueId = 'k1v7q2'
const given = { 'packages are made': { uniqueId } }
const training = { kind: 'training', name: 'Basics', subjects: [101], templateId: 1, language: 'is' } as const
const _assessment = {
  kind: 'assessment',
  name: 'Where we stand',
  questions: [1001, 2001],
  templateIds: ['custom'],
  personalizeEnabled: true,
  personalizeData: { companyName: 'Norðurljós', companyDomain: 'example.is', emailHR: 'hr@example.is' },
} as const
const _createdPackage = { id: string('p9201'), uniqueId: string('w8r3t6') }
const _createTraining = (client: Client) =>
  client.packages.create({ companyId, ...training, subjects: [...training.subjects] })
const zip = { status: 200, file: { type: 'application/zip', bytes: tinyPackage } }

testClientPins([
  {
    pin: 'packages.downloadCmi5: cmi5',
    given,
    request: `GET /companies/101/packages/${uniqueId}/cmi5?token=${exampleToken}`,
    response: zip,
    reads: { type: 'application/zip' },
    do: (client) => client.packages.downloadCmi5({ companyId, uniqueId, token: exampleToken }),
  },
  {
    pin: 'packages.downloadCmi5: cmi5, asked for by a viewer',
    as: 'viewer',
    given,
    request: `GET /companies/101/packages/${uniqueId}/cmi5?token=${exampleToken}`,
    fails: rejections.forbidden(),
    do: (client) => client.packages.downloadCmi5({ companyId, uniqueId, token: exampleToken }),
  },
])

import type { Client } from '../../src/index.ts'
import { string } from '../matchers.ts'
import { exampleToken } from '../pin.ts'
import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'
import { tinyPackage } from './tinyPackage.ts'

const companyId = 101
const uniqueId = 'k1v7q2'
const given = { 'packages are made': { uniqueId } }
const training = { kind: 'training', name: 'Basics', subjects: [101], templateId: 1, language: 'is' } as const
const assessment = {
  kind: 'assessment',
  name: 'Where we stand',
  questions: [1001, 2001],
  templateIds: ['custom'],
  personalizeEnabled: true,
  personalizeData: { companyName: 'Norðurljós', companyDomain: 'example.is', emailHR: 'hr@example.is' },
} as const
const made = { id: string('p9201'), uniqueId: string('w8r3t6') }
const createTraining = (client: Client) =>
  client.packages.create({ companyId, ...training, subjects: [...training.subjects] })
const zip = { status: 200, file: { type: 'application/zip', bytes: tinyPackage } }

pinClient([
  {
    pin: 'packages.create: a training',
    given,
    request: 'POST /companies/101/packages',
    body: training,
    answer: { success: true, automation: made },
    do: createTraining,
  },
  {
    pin: 'packages.create: an assessment',
    given,
    request: 'POST /companies/101/packages',
    body: assessment,
    answer: { success: true, assessment: made },
    do: (client) =>
      client.packages.create({
        companyId,
        ...assessment,
        questions: [...assessment.questions],
        templateIds: [...assessment.templateIds],
      }),
  },
  {
    pin: 'packages.create: one of a company without a license',
    given: { 'a company': { expired: true }, ...given },
    request: 'POST /companies/101/packages',
    body: training,
    answer: { success: false, reason: 'No license available' },
    do: createTraining,
  },
  {
    pin: 'packages.create: one of a company that makes none',
    request: 'POST /companies/101/packages',
    body: training,
    answer: { success: false, reason: string('Not enabled') },
    do: createTraining,
  },
  {
    pin: 'packages.create: a training of nothing',
    given,
    request: 'POST /companies/101/packages',
    body: { ...training, subjects: [] },
    fails: refused.invalid({ subjects: 'Choose at least one subject' }),
    do: (client) => client.packages.create({ companyId, ...training, subjects: [] }),
  },
  {
    pin: 'packages.create: one by a viewer',
    as: 'viewer',
    given,
    request: 'POST /companies/101/packages',
    body: training,
    fails: refused.forbidden(),
    do: createTraining,
  },
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
    fails: refused.forbidden(),
    do: (client) => client.packages.downloadCmi5({ companyId, uniqueId, token: exampleToken }),
  },
])

import { string } from '../matchers.ts'
import { exampleToken } from '../pin.ts'
import { refused } from '../refusals.ts'
import type { Given } from '../states.ts'
import { pinRows, type Row } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'
import { tinyPackage } from './tinyPackage.ts'

const companyId = 101
const { get, post } = requestsBelow(`/companies/${companyId}/packages`)
const uniqueId = 'k1v7q2'
const given: [Given] = [{ state: 'packages are made', params: { uniqueId } }]
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
const createTraining: Row['call'] = (client) =>
  client.packages.create({ companyId, ...training, subjects: [...training.subjects] })
const zip = { status: 200, file: { type: 'application/zip', bytes: tinyPackage } }

pinRows([
  {
    operation: 'packages.create',
    uponReceiving: 'a training',
    given,
    withRequest: post('', training),
    willRespondWith: ok({ success: true, automation: made }),
    call: createTraining,
    gives: { success: true, automation: { id: 'p9201', uniqueId: 'w8r3t6' } },
  },
  {
    operation: 'packages.create',
    uponReceiving: 'an assessment',
    given,
    withRequest: post('', assessment),
    willRespondWith: ok({ success: true, assessment: made }),
    call: (client) =>
      client.packages.create({
        companyId,
        ...assessment,
        questions: [...assessment.questions],
        templateIds: [...assessment.templateIds],
      }),
    gives: { success: true, assessment: { id: 'p9201' } },
  },
  {
    operation: 'packages.create',
    uponReceiving: 'one of a company without a license',
    company: { expired: true },
    given,
    withRequest: post('', training),
    willRespondWith: ok({ success: false, reason: 'No license available' }),
    call: createTraining,
    gives: { success: false, reason: 'No license available' },
  },
  {
    operation: 'packages.create',
    uponReceiving: 'one of a company that makes none',
    withRequest: post('', training),
    willRespondWith: ok({ success: false, reason: string('Not enabled') }),
    call: createTraining,
    gives: { success: false },
  },
  {
    operation: 'packages.create',
    uponReceiving: 'a training of nothing',
    given,
    withRequest: post('', { ...training, subjects: [] }),
    willRespondWith: refused.invalid({ subjects: 'Choose at least one subject' }),
    call: (client) => client.packages.create({ companyId, ...training, subjects: [] }),
    fails: { kind: 'validation', message: 'Choose at least one subject' },
  },
  {
    operation: 'packages.create',
    uponReceiving: 'one by a viewer',
    as: 'viewer',
    given,
    withRequest: post('', training),
    willRespondWith: refused.forbidden(),
    call: createTraining,
    fails: { kind: 'forbidden' },
  },
  {
    operation: 'packages.download',
    uponReceiving: 'SCORM 1.2',
    given,
    withRequest: get(`/${uniqueId}/zip?format=scorm12&token=${exampleToken}`),
    willRespondWith: zip,
    call: (client) =>
      client.packages.download({ companyId, uniqueId, format: 'scorm12', token: exampleToken }),
    gives: { type: 'application/zip' },
  },
  {
    operation: 'packages.download',
    uponReceiving: 'no format',
    given,
    withRequest: get(`/${uniqueId}/zip?token=${exampleToken}`),
    willRespondWith: zip,
    call: (client) => client.packages.download({ companyId, uniqueId, token: exampleToken }),
    gives: { type: 'application/zip' },
  },
  {
    operation: 'packages.download',
    uponReceiving: 'a package that is gone',
    given,
    withRequest: get(`/gone/zip?format=cmi5&token=${exampleToken}`),
    willRespondWith: refused.notFound('There is no such package'),
    call: (client) =>
      client.packages.download({ companyId, uniqueId: 'gone', format: 'cmi5', token: exampleToken }),
    fails: { kind: 'notFound' },
  },
  {
    operation: 'packages.downloadCmi5',
    uponReceiving: 'cmi5',
    given,
    withRequest: get(`/${uniqueId}/cmi5?token=${exampleToken}`),
    willRespondWith: zip,
    call: (client) => client.packages.downloadCmi5({ companyId, uniqueId, token: exampleToken }),
    gives: { type: 'application/zip' },
  },
  {
    operation: 'packages.downloadCmi5',
    uponReceiving: 'cmi5, asked for by a viewer',
    as: 'viewer',
    given,
    withRequest: get(`/${uniqueId}/cmi5?token=${exampleToken}`),
    willRespondWith: refused.forbidden(),
    call: (client) => client.packages.downloadCmi5({ companyId, uniqueId, token: exampleToken }),
    fails: { kind: 'forbidden' },
  },
])

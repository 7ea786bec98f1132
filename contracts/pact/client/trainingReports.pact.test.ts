import { company } from '../company.ts'
import { exampleToken } from '../pin.ts'
import { pinRows, type Row } from './pinRows.ts'
import { okCsv, okPdf, requestsBelow } from './requests.ts'

const companyId = company.id
const [asa] = company.employees
const { get } = requestsBelow(`/companies/${companyId}/trainings/9001`)
const args = { companyId, trainingId: '9001', token: exampleToken }
const base: Pick<Row, 'as' | 'given'> = {
  as: 'viewer',
  given: [{ state: 'campaigns of an employee', params: { email: asa.email } }],
}

pinRows([
  {
    ...base,
    operation: 'trainingReports.pdf',
    uponReceiving: 'the training as PDF',
    withRequest: get(`/report?token=${exampleToken}`),
    willRespondWith: okPdf,
    call: (client) => client.trainingReports.pdf(args),
    gives: { type: 'application/pdf' },
  },
  {
    ...base,
    operation: 'trainingReports.pdf',
    uponReceiving: 'everybody in it as PDF',
    withRequest: get(`/report?token=${exampleToken}&users_details=1`),
    willRespondWith: okPdf,
    call: (client) => client.trainingReports.pdf({ ...args, users_details: '1' }),
    gives: { type: 'application/pdf' },
  },
  {
    ...base,
    operation: 'trainingReports.usersCsv',
    uponReceiving: 'how far each person is',
    withRequest: get(`/users_report/csv?token=${exampleToken}`),
    willRespondWith: okCsv('Name,Email,List,Started (UTC),Completed (UTC),Score (%)'),
    call: (client) => client.trainingReports.usersCsv(args),
    gives: { type: 'text/csv' },
  },
  {
    ...base,
    operation: 'trainingReports.usersDetailedCsv',
    uponReceiving: 'the same with a row per lesson',
    withRequest: get(`/users_detailed_report/csv?token=${exampleToken}`),
    willRespondWith: okCsv('Name,Email,List,Lesson,Delivered (UTC),Viewed (UTC),Right,Wrong'),
    call: (client) => client.trainingReports.usersDetailedCsv(args),
    gives: { type: 'text/csv' },
  },
  {
    ...base,
    as: 'admin',
    operation: 'trainingReports.signInLinksCsv',
    uponReceiving: 'the sign-in links',
    withRequest: get(`/users/csv?token=${exampleToken}`),
    willRespondWith: okCsv('name,email,link'),
    call: (client) => client.trainingReports.signInLinksCsv(args),
    gives: { type: 'text/csv' },
  },
])

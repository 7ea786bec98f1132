// @vitest-environment node
import { instant, refused } from '@heed/contracts/pact'
import { pinCompany } from '../../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import type { CampaignPeople } from '../../../../parts/campaigns/people/CampaignPeople.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import { ShownAssessment } from '../AssessmentStore.ts'

const one = '/companies/101/assessments/9101'
const given = { 'an assessment': { assessmentId: 9101, is: 'active' } } as const
const users = `${one}/users?p=0&n=10&order=name+asc`
const asa = {
  name: 'Ása Þórsdóttir',
  email: 'asa@example.is',
  listName: 'Finance, Sales',
  completedDate: instant(),
  scorePercent: 65,
  started: instant(),
}
const nothing = { listName: 'Finance', completedDate: null, scorePercent: null, started: null }
const bjorn = { ...nothing, name: 'Björn Jónsson', email: 'bjorn@example.is' }
const carla = { ...nothing, name: 'Carla Weiß', email: 'carla@example.is', listName: 'Sales' }

const employees = (company: CompanyStores, key = '9101') =>
  company.getStore(ShownAssessment).get(key).employees
const all =
  (key?: string, change: (table: ReturnType<typeof employees>['table']) => void = () => undefined) =>
  async (company: CompanyStores) => {
    const { table } = employees(company, key)
    change(table)
    await table.load()
    return table
  }
const behind = (asked: AssessmentPeopleQuery) => async (company: CompanyStores) => {
  const { table } = employees(company).getFilteredPeople(asked)
  await table.load()
  return table
}
const everybody = { allSelected: true, checked: [], unChecked: [] }
const add =
  (
    people: (company: CompanyStores) => Pick<CampaignPeople, 'addToList'>,
    target: { id: number } | { name: string },
  ) =>
  (company: CompanyStores) =>
    people(company).addToList(target, { selection: everybody, filter: '' })
const selection = { allSelected: true, unCheckedUsers: [], checkedUsers: [] }

pinCompany([
  {
    pin: 'assessments.listUsers: everybody by name',
    as: 'viewer',
    given,
    request: `GET ${users}`,
    answer: { users: [asa, bjorn, carla], count: 3 },
    do: all(),
    reads: { total: 3, rows: [{ scorePercent: 65 }, { started: null }, { listName: 'Sales' }] },
  },
  {
    pin: 'assessments.listUsers: people of a list with a score',
    as: 'viewer',
    given,
    request: `GET ${users}&listId=11&minScore=50&maxScore=80`,
    answer: { users: [{ ...asa, listName: 'Finance' }], count: 1 },
    do: all(undefined, (table) => table.restore({ filters: { lists: [11], scores: { min: 50, max: 80 } } })),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: people at risk in a behaviour',
    as: 'viewer',
    given,
    request: `GET ${users}&threatArea=Phishing&keyBehaviour=check-sender&minScore=0&maxScore=49`,
    answer: { users: [{ ...asa, scorePercent: 40 }], count: 1 },
    do: behind({ threatArea: 'Phishing', keyBehaviour: 'check-sender', minScore: 0, maxScore: 49 }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: people at risk in a scenario',
    as: 'viewer',
    given,
    request: `GET ${users}&threatArea=Phishing&questionId=1001&minScore=0&maxScore=49`,
    answer: { users: [{ ...asa, scorePercent: 40 }], count: 1 },
    do: behind({ threatArea: 'Phishing', questionId: 1001, minScore: 0, maxScore: 49 }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: who has not begun',
    as: 'viewer',
    given,
    request: `GET ${users}&progress=notStarted`,
    answer: { users: [bjorn, carla], count: 2 },
    do: behind({ progress: 'notStarted' }),
    reads: { total: 2 },
  },
  {
    pin: 'assessments.listUsers: who has begun, done or not',
    as: 'viewer',
    given,
    request: `GET ${users}&progress=begun`,
    answer: { users: [asa], count: 1 },
    do: behind({ progress: 'begun' }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: whose answers make the score',
    as: 'viewer',
    given,
    request: `GET ${users}&progress=answered`,
    answer: { users: [asa], count: 1 },
    do: behind({ progress: 'answered' }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: whom a reminder would reach',
    given,
    request: `GET ${one}/users?p=0&n=5&order=name+asc&progress=toRemind`,
    answer: { users: [bjorn], count: 1 },
    async do(company) {
      const table = employees(company).toRemind()
      await table.load()
      return table
    },
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: whom a reminder reached',
    as: 'viewer',
    given,
    request: `GET ${users}&reminderId=91010`,
    answer: { users: [bjorn], count: 1 },
    do: behind({ reminderId: 91010 }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: people of a company that tracks anonymously',
    given: { 'a company': { anonymous: true }, ...given },
    request: `GET ${users}`,
    answer: { users: [], count: 0 },
    do: all(),
    reads: { total: 0 },
  },
  {
    pin: 'assessments.listUsers: a score range upside down',
    given,
    request: `GET ${users}&minScore=60&maxScore=50`,
    fails: refused.invalid({ maxScore: 'Max value must be higher than min value.' }),
    do: all(undefined, (table) => table.restore({ filters: { lists: [], scores: { min: 60, max: 50 } } })),
    reads: { total: 0, failure: { kind: 'validation' } },
  },
  {
    pin: 'assessments.listUsers: people of an assessment that is not there',
    request: 'GET /companies/101/assessments/9/users?p=0&n=10&order=name+asc',
    fails: refused.notFound('Assessment not found :('),
    do: all('9'),
    reads: { error: 'Assessment not found :(' },
  },
  {
    pin: 'assessments.addUsersToList: all at risk in Phishing on a list',
    given,
    request: `POST ${one}/users/addUsersToList`,
    body: { targetListId: 13, selection, threatArea: 'Phishing', minScore: 0, maxScore: 49 },
    answer: { added: 1, duplicates: 0, list: { id: 13, name: 'Warehouse' } },
    do: add(
      (company) =>
        employees(company).getFilteredPeople({ threatArea: 'Phishing', minScore: 0, maxScore: 49 }),
      {
        id: 13,
      },
    ),
  },
  {
    pin: 'assessments.addUsersToList: people where no seat is free',
    given: { 'a company': { full: true }, ...given },
    request: `POST ${one}/users/addUsersToList`,
    body: { targetListName: 'At risk', selection },
    fails: refused.conflict('Employees limit reached.'),
    do: add((company) => employees(company).getAllPeople(), { name: 'At risk' }),
  },
  {
    pin: 'assessments.addUsersToList: people on a list by a viewer',
    as: 'viewer',
    given,
    request: `POST ${one}/users/addUsersToList`,
    body: { targetListId: 13, selection },
    fails: refused.forbidden(),
    do: add((company) => employees(company).getAllPeople(), { id: 13 }),
  },
])

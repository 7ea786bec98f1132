// @vitest-environment node
import { matchInstant, rejections } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import type { CampaignPeople } from '../../../../parts/campaigns/people/CampaignPeople.ts'
import type { AssessmentPeopleQuery } from '../AssessmentEmployees.ts'
import { AssessmentCache } from '../AssessmentStore.ts'

const assessmentPath = '/companies/101/assessments/9101'
const given = { 'an assessment': { assessmentId: 9101, is: 'active' } } as const
const usersCall = `${assessmentPath}/users?p=0&n=10&order=name+asc`
const asa = {
  name: 'Ása Þórsdóttir',
  email: 'asa@example.is',
  listName: 'Finance, Sales',
  completedDate: matchInstant(),
  scorePercent: 65,
  started: matchInstant(),
}
const pendingUser = { listName: 'Finance', completedDate: null, scorePercent: null, started: null }
const bjorn = { ...pendingUser, name: 'Björn Jónsson', email: 'bjorn@example.is' }
const carla = { ...pendingUser, name: 'Carla Weiß', email: 'carla@example.is', listName: 'Sales' }

const getEmployees = (company: CompanyStores, key = '9101') =>
  company.getStore(AssessmentCache).get(key).employees
const loadEmployees =
  (key?: string, change: (table: ReturnType<typeof getEmployees>['table']) => void = () => undefined) =>
  async (company: CompanyStores) => {
    const { table } = getEmployees(company, key)
    change(table)
    await table.load()
    return table
  }
const loadFilteredPeople = (asked: AssessmentPeopleQuery) => async (company: CompanyStores) => {
  const { table } = getEmployees(company).getFilteredPeople(asked)
  await table.load()
  return table
}
const everyoneSelected = { allSelected: true, checked: [], unChecked: [] }
const addPeople =
  (
    people: (company: CompanyStores) => Pick<CampaignPeople, 'addToList'>,
    target: { id: number } | { name: string },
  ) =>
  (company: CompanyStores) =>
    people(company).addToList(target, { selection: everyoneSelected, filter: '' })
const selection = { allSelected: true, unCheckedUsers: [], checkedUsers: [] }

testCompanyPins([
  {
    pin: 'assessments.listUsers: everybody by name',
    as: 'viewer',
    given,
    request: `GET ${usersCall}`,
    answer: { users: [asa, bjorn, carla], count: 3 },
    do: loadEmployees(),
    reads: { total: 3, rows: [{ scorePercent: 65 }, { started: null }, { listName: 'Sales' }] },
  },
  {
    pin: 'assessments.listUsers: people of a list with a score',
    as: 'viewer',
    given,
    request: `GET ${usersCall}&listId=11&minScore=50&maxScore=80`,
    answer: { users: [{ ...asa, listName: 'Finance' }], count: 1 },
    do: loadEmployees(undefined, (table) =>
      table.restore({ filters: { lists: [11], scores: { min: 50, max: 80 } } }),
    ),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: people at risk in a behaviour',
    as: 'viewer',
    given,
    request: `GET ${usersCall}&threatArea=Phishing&keyBehaviour=check-sender&minScore=0&maxScore=49`,
    answer: { users: [{ ...asa, scorePercent: 40 }], count: 1 },
    do: loadFilteredPeople({
      threatArea: 'Phishing',
      keyBehaviour: 'check-sender',
      minScore: 0,
      maxScore: 49,
    }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: people at risk in a scenario',
    as: 'viewer',
    given,
    request: `GET ${usersCall}&threatArea=Phishing&questionId=1001&minScore=0&maxScore=49`,
    answer: { users: [{ ...asa, scorePercent: 40 }], count: 1 },
    do: loadFilteredPeople({ threatArea: 'Phishing', questionId: 1001, minScore: 0, maxScore: 49 }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: who has not begun',
    as: 'viewer',
    given,
    request: `GET ${usersCall}&progress=notStarted`,
    answer: { users: [bjorn, carla], count: 2 },
    do: loadFilteredPeople({ progress: 'notStarted' }),
    reads: { total: 2 },
  },
  {
    pin: 'assessments.listUsers: who has begun, done or not',
    as: 'viewer',
    given,
    request: `GET ${usersCall}&progress=begun`,
    answer: { users: [asa], count: 1 },
    do: loadFilteredPeople({ progress: 'begun' }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: whose answers make the score',
    as: 'viewer',
    given,
    request: `GET ${usersCall}&progress=answered`,
    answer: { users: [asa], count: 1 },
    do: loadFilteredPeople({ progress: 'answered' }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: whom a reminder would reach',
    given,
    request: `GET ${assessmentPath}/users?p=0&n=5&order=name+asc&progress=toRemind`,
    answer: { users: [bjorn], count: 1 },
    async do(company) {
      const table = getEmployees(company).toRemind()
      await table.load()
      return table
    },
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: whom a reminder reached',
    as: 'viewer',
    given,
    request: `GET ${usersCall}&reminderId=91010`,
    answer: { users: [bjorn], count: 1 },
    do: loadFilteredPeople({ reminderId: 91010 }),
    reads: { total: 1 },
  },
  {
    pin: 'assessments.listUsers: people of a company that tracks anonymously',
    given: { 'a company': { anonymous: true }, ...given },
    request: `GET ${usersCall}`,
    answer: { users: [], count: 0 },
    do: loadEmployees(),
    reads: { total: 0 },
  },
  {
    pin: 'assessments.listUsers: a score range upside down',
    given,
    request: `GET ${usersCall}&minScore=60&maxScore=50`,
    fails: rejections.invalid({ maxScore: 'Max value must be higher than min value.' }),
    do: loadEmployees(undefined, (table) =>
      table.restore({ filters: { lists: [], scores: { min: 60, max: 50 } } }),
    ),
    reads: { total: 0, failure: { kind: 'validation' } },
  },
  {
    pin: 'assessments.listUsers: people of an assessment that is not there',
    request: 'GET /companies/101/assessments/9/users?p=0&n=10&order=name+asc',
    fails: rejections.notFound('Assessment not found :('),
    do: loadEmployees('9'),
    reads: { error: 'Assessment not found :(' },
  },
  {
    pin: 'assessments.addUsersToList: all at risk in Phishing on a list',
    given,
    request: `POST ${assessmentPath}/users/addUsersToList`,
    body: { targetListId: 13, selection, threatArea: 'Phishing', minScore: 0, maxScore: 49 },
    answer: { added: 1, duplicates: 0, list: { id: 13, name: 'Warehouse' } },
    do: addPeople(
      (company) =>
        getEmployees(company).getFilteredPeople({ threatArea: 'Phishing', minScore: 0, maxScore: 49 }),
      {
        id: 13,
      },
    ),
  },
  {
    pin: 'assessments.addUsersToList: people where no seat is free',
    given: { 'a company': { full: true }, ...given },
    request: `POST ${assessmentPath}/users/addUsersToList`,
    body: { targetListName: 'At risk', selection },
    fails: rejections.conflict('Employees limit reached.'),
    do: addPeople((company) => getEmployees(company).getAllPeople(), { name: 'At risk' }),
  },
  {
    pin: 'assessments.addUsersToList: people on a list by a viewer',
    as: 'viewer',
    given,
    request: `POST ${assessmentPath}/users/addUsersToList`,
    body: { targetListId: 13, selection },
    fails: rejections.forbidden(),
    do: addPeople((company) => getEmployees(company).getAllPeople(), { id: 13 }),
  },
])

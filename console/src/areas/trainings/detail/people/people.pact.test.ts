// @vitest-environment node
import { eachLike, integer, matchInstant, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import type { PagedList } from '../../../../lib/tables/PagedList.ts'
import { TrainingStoreCache } from '../TrainingStore.ts'

const trainingPath = '/companies/101/trainings/9001'
const running = { 'a training': { trainingId: 9001, is: 'active' } } as const
const completed = { 'a training': { trainingId: 9001, is: 'completed' } } as const
const anonymous = { 'a company': { anonymous: true }, ...running } as const
const getTraining = (company: CompanyStores) => company.getStore(TrainingStoreCache).get('9001')
const twoSelected = { allSelected: false, checked: ['asa@example.is', 'bjorn@example.is'], unChecked: [] }
const sentSelection = { allSelected: false, unCheckedUsers: [], checkedUsers: twoSelected.checked }

async function loadTable<Row>(table: PagedList<Row>): Promise<PagedList<Row>> {
  await table.load()
  return table
}

const asa = { name: string('Ása Þórsdóttir'), email: 'asa@example.is', listName: 'Finance' }
const person = { ...asa, completedDate: null, started: null, scorePercent: 0 }
const users = { users: eachLike(person), count: integer(2) }

testCompanyPins([
  {
    pin: 'trainings.listUsersDetails: the first page by name, with a mark for each lesson',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/perUsersDetails?p=0&n=10&order=name+asc`,
    answer: {
      users: eachLike({
        ...asa,
        score: 0,
        started: null,
        completedDate: null,
        subjects: [
          {
            subject_id: 101,
            title: string('Spot the phish'),
            delivered: matchInstant(),
            viewed: null,
            correct: 0,
            incorrect: 0,
            status: 1,
          },
        ],
      }),
      count: integer(2),
    },
    do: async (company) => (await loadTable(getTraining(company).people)).rows[0]?.subjects.length,
    reads: 1,
  },
  {
    pin: 'trainings.listUsersDetails: nobody behind anonymous tracking',
    as: 'viewer',
    given: anonymous,
    request: `GET ${trainingPath}/perUsersDetails?p=0&n=10&order=name+asc`,
    answer: { users: [], count: 0 },
    do: async (company) => (await loadTable(getTraining(company).people)).rows,
    reads: [],
  },
  {
    pin: 'trainings.listUsers: who of one list is in it',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/users?p=0&n=10&order=name+asc&listId=11`,
    answer: users,
    do: async (company) =>
      (await loadTable(getTraining(company).createPeople({ listId: 11 }).table)).rows[0]?.email,
    reads: 'asa@example.is',
  },
  {
    pin: 'trainings.listUsers: who has not started',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/users?p=0&n=10&order=name+asc&progress=notStarted`,
    answer: users,
    do: async (company) =>
      (await loadTable(getTraining(company).createPeople({ progress: 'notStarted' }).table)).total,
    reads: 2,
  },
  {
    pin: 'trainings.listUsers: nobody behind anonymous tracking',
    as: 'viewer',
    given: anonymous,
    request: `GET ${trainingPath}/users?p=0&n=10&order=name+asc`,
    answer: { users: [], count: 0 },
    do: async (company) => (await loadTable(getTraining(company).createPeople({}).table)).rows,
    reads: [],
  },
  {
    pin: 'trainings.listBouncedUsers: whose mail came back, which is nobody',
    as: 'viewer',
    given: running,
    request: `GET ${trainingPath}/users/bounced?p=0&n=10&order=name+asc`,
    answer: { users: [], count: 0 },
    do: async (company) => (await loadTable(getTraining(company).bounced())).rows,
    reads: [],
  },
  {
    pin: 'trainings.countReminders: how many are not finished',
    given: running,
    request: `GET ${trainingPath}/reminders/count?reminderOption=2`,
    answer: { remindersCount: 2, lastReminders: null },
    do: (company) => getTraining(company).countReminders(2),
  },
  {
    pin: 'trainings.countReminders: how many have begun and are at risk, which is nobody',
    given: running,
    request: `GET ${trainingPath}/reminders/count?reminderOption=1`,
    answer: { remindersCount: 0, lastReminders: null },
    do: (company) => getTraining(company).countReminders(1),
  },
  {
    pin: 'trainings.listReminderUsers: who is not finished',
    given: running,
    request: `GET ${trainingPath}/users/reminders?reminderOption=2&p=0&n=5&order=name+asc`,
    answer: users,
    do: async (company) => (await loadTable(getTraining(company).getReachedPeople(2))).total,
    reads: 2,
  },
  {
    pin: 'trainings.sendReminders: all who are not finished',
    given: running,
    request: `POST ${trainingPath}/reminders`,
    body: { mode: 2 },
    answer: { success: true, count: 2 },
    do: (company) => getTraining(company).remind(2),
  },
  {
    pin: 'trainings.sendReminders: chosen people',
    given: running,
    request: `POST ${trainingPath}/reminders`,
    body: { mode: 3, selection: sentSelection },
    answer: { success: true, count: 2 },
    do: (company) => getTraining(company).createPeople({}).remind(twoSelected),
  },
  {
    pin: 'trainings.sendReminders: of a training that is completed meanwhile',
    given: completed,
    request: `POST ${trainingPath}/reminders`,
    body: { mode: 2 },
    answer: {
      success: false,
      reason: string('This training is completed: you can only remind employees one at a time'),
    },
    do: (company) => getTraining(company).remind(2),
  },
  {
    pin: 'trainings.sendReminders: by a viewer',
    as: 'viewer',
    given: running,
    request: `POST ${trainingPath}/reminders`,
    body: { mode: 2 },
    fails: rejections.forbidden(),
    do: (company) => getTraining(company).remind(2),
  },
  {
    pin: 'trainings.addUsersToList: two people for a list',
    given: running,
    request: `POST ${trainingPath}/users/addUsersToList`,
    body: { targetListId: 13, selection: sentSelection },
    answer: { added: 2, duplicates: 0, list: { id: 13, name: 'Warehouse' } },
    do: (company) =>
      getTraining(company)
        .createPeople({})
        .addToList({ id: 13 }, { selection: twoSelected, filter: 'ignored' }),
  },
  {
    pin: 'trainings.addUsersToList: all of a list that a search finds, for a new list',
    given: running,
    request: `POST ${trainingPath}/users/addUsersToList`,
    body: {
      targetListName: 'Later',
      selection: { allSelected: true, unCheckedUsers: [], checkedUsers: [] },
      listId: 11,
      filter: 'asa',
    },
    answer: { added: 1, duplicates: 0, list: { id: integer(14), name: 'Later' } },
    do: (company) =>
      getTraining(company)
        .createPeople({ listId: 11 })
        .addToList(
          { name: 'Later' },
          { selection: { allSelected: true, checked: [], unChecked: [] }, filter: ' asa ' },
        ),
  },
  {
    pin: 'trainings.addUsersToList: all who have not finished, for a new list',
    given: running,
    request: `POST ${trainingPath}/users/addUsersToList`,
    body: {
      targetListName: 'Still to do',
      selection: { allSelected: true, unCheckedUsers: [], checkedUsers: [] },
      progress: 'notFinished',
    },
    answer: { added: 2, duplicates: 0, list: { id: integer(14), name: 'Still to do' } },
    do: (company) =>
      getTraining(company)
        .createPeople({ progress: 'notFinished' })
        .addToList(
          { name: 'Still to do' },
          { selection: { allSelected: true, checked: [], unChecked: [] }, filter: '' },
        ),
  },
  {
    pin: 'trainings.addUsersToList: two people in a full company',
    given: { 'a company': { full: true }, ...running },
    request: `POST ${trainingPath}/users/addUsersToList`,
    body: { targetListId: 13, selection: sentSelection },
    fails: rejections.conflict('Employees limit reached.'),
    do: (company) =>
      getTraining(company).createPeople({}).addToList({ id: 13 }, { selection: twoSelected, filter: '' }),
  },
])

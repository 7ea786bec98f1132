import {
  type CatalogArea,
  campaignStatus,
  getTrainingAbilities,
  type Template,
  type Training,
} from '@heed/contracts'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { aSubject } from '../../../../parts/subjects/testing/aSubject.ts'

export const trainingsPath = '/companies/11/trainings'
const savedAt = '2026-02-27T09:30:00.000Z'

const subjects = ['Phishing', 'Passwords', 'Tailgating', 'Gift cards'].map((title, index) =>
  aSubject({
    id: 101 + index,
    subject_id: 101 + index,
    title,
    duration: 60 * (index + 1),
    keyBehaviours: [{ id: index, kbName: `Behaviour of ${title}` }],
  }),
)

export const aTemplate = (overrides: Partial<Template> = {}): Template => ({
  id: 1,
  title: 'Welcome on board',
  description: 'The first month.',
  subjects: [101, 102],
  disabledSubjects: [],
  enabled: true,
  hidden: false,
  verboseDuration: '3 min',
  frequency: 'W2',
  ...overrides,
})

const createEntry = ({ id, title, description, duration, type, thumb }: (typeof subjects)[number]) => ({
  category: 'Email',
  title,
  description,
  subject_id: id,
  duration,
  type,
  thumb,
})

const createArea = (name: string, held: typeof subjects): CatalogArea => ({
  code: name,
  name,
  keyBehaviours: held.map(({ title }) => ({ code: title, kbName: `Behaviour of ${title}` })),
  subjects: held.map(createEntry),
})

export function aTraining(overrides: Partial<Training> = {}): Training {
  const training: Training = {
    ...{ canRemind: false, canRename: true, canCopy: true, canStop: false, canDelete: true },
    id: 5,
    name: 'Spring',
    status: campaignStatus.draft,
    active: 0,
    scheduleType: 0,
    frequency: 'W1',
    subjectsPerInterval: 1,
    channel: 1,
    sendOptions: { channel: 1 },
    reminders_enabled: 1,
    reminders_steps: [{ delay: 1, delayType: 3 }],
    reminders_settings: { channel: 1, steps: [{ delay: 1, delayType: 3 }] },
    definition: { introMessageEnabled: 0, introductoryData: { message: '' }, userLists: [7], areas: [] },
    events: [anEvent(51, '2026-03-09', 101), anEvent(52, '2026-03-16', 102)],
    lists: [{ id: 7, name: 'Finance' }],
    subjects: [101, 102],
    subjectsNames: ['Phishing', 'Passwords'],
    template_id: 1,
    templateCustomized: 0,
    isScorm: false,
    uniqueId: 'k5',
    firstBatch: null,
    lastBatch: null,
    created: savedAt,
    updated: savedAt,
    opened: 0,
    totalUsers: 0,
    score: 0,
    total: 0,
    viewed: 0,
    totalForView: 0,
    subjectsSent: 0,
    totalSubjects: 2,
    bouncedEmails: 0,
    company_id: 11,
    ...overrides,
  }
  return { ...training, ...getTrainingAbilities(training, { isAdmin: true }) }
}

export const anEvent = (id: number, day: string, subject: number, status = 0) => ({
  id,
  send: `${day}T09:00:00.000Z`,
  status,
  subjects: [{ subject_id: subject }],
  reminders: [],
})

export function aWizardServer(
  training?: Training,
  templates = [aTemplate(), aTemplate({ id: 2, title: 'Better sign-ins', subjects: [102, 103, 104] })],
) {
  const server = new FakeServer()
    .on('GET /companies/11/templates', { templates })
    .on('GET /companies/11/subjects/all', { subjects })
    .on('GET /companies/11/catalog', {
      categories: [
        { name: 'Email', subjects: subjects.slice(0, 2).map(createEntry) },
        { name: 'Places', subjects: subjects.slice(2).map(createEntry) },
      ],
    })
    .on('GET /companies/11/threatAreaCatalog', {
      threatAreas: [createArea('Phishing', subjects.slice(0, 2)), createArea('Places', subjects.slice(2))],
    })
    .on('GET /companies/11/lists', {
      lists: [{ id: 7, name: 'Finance', usersCount: 12, created: savedAt, source: null }],
      count: 1,
    })
    .on('GET /companies/11/users', { users: [], count: 12 })
    .on('GET /companies/11/integrations', { integrations: [] })
  return training ? server.on(`GET ${trainingsPath}/${String(training.id)}`, training) : server
}

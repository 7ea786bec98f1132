import type { Company, Training } from '@heed/contracts'
import {
  boolean,
  type Call,
  eachLike,
  integer,
  libraryIds,
  like,
  matchInstant,
  reify,
  string,
} from '@heed/contracts/pact'
import { aCompany } from '../../../../../test/people.ts'
import type { CompanyStores } from '../../../../app/stores/CompanyStores.ts'
import { CampaignSaving } from '../../../../parts/campaigns/wizard/saving/CampaignSaving.ts'
import { trainingRequests } from '../saving.ts'
import { TrainingWizardStore } from '../TrainingWizardStore.ts'
import type { Origin } from '../trainingDraft.ts'

const now = '2027-03-01T08:00:00.000Z'
export const givenDraft = { 'a training': { trainingId: 9001, is: 'draft' } } as const
export const givenScheduled = { 'a training': { trainingId: 9001, is: 'scheduled' } } as const
export const givenActive = { 'a training': { trainingId: 9001, is: 'active' } } as const
export const givenPackaged = { 'packages are made': { uniqueId: 'k1v7q2' } } as const
export const { subject } = libraryIds

export function createWizard(
  { client, companyId }: CompanyStores,
  origin: Origin = { kind: 'new' },
  isPackaged = false,
) {
  const company: Company = aCompany({ company_id: companyId })
  return new TrainingWizardStore({
    client,
    company: () => company,
    now: () => new Date(now),
    zone: 'Atlantic/Reykjavik',
    origin,
    isPackaged,
  })
}

const settings = {
  name: 'Autumn',
  subjects: [subject],
  userLists: [11],
  scheduleType: 1,
  reminders: { enabled: false, channel: 1, steps: [] },
} as const

export const trainingBody = {
  name: 'Autumn',
  subjects: [subject],
  templateId: null,
  templateCustomized: false,
  userLists: [11],
  scheduleType: 1,
  frequency: 'W3',
  subjectsPerInterval: 3,
  sendOptions: { channel: 1 },
  events: [{ date: now, type: 1, subjects: [subject] }],
  introMessageEnabled: false,
  introductoryData: { message: '', mrkdwn_message: '' },
  reminders_enabled: false,
  reminders_settings: { channel: 1, steps: [] },
}

export const changedTrainingBody = { ...trainingBody, frequency: 'W1', subjectsPerInterval: 1 }

export const entry = {
  category: string('Email'),
  title: string('Spot the phish'),
  description: string('The four signs of phishing.'),
  subject_id: integer(subject),
  duration: integer(95),
  type: integer(1),
  thumb: string('https://my.example.is/static/thumbs/101.svg'),
}

const applySettings = (store: TrainingWizardStore) => {
  store.set({
    ...settings,
    subjects: [...settings.subjects],
    userLists: [...settings.userLists],
    reminders: { ...settings.reminders, steps: [] },
  })
  return new CampaignSaving(store, trainingRequests, { otherwise: 'Not saved' })
}
export const openNewTraining = (company: CompanyStores, isPackaged = false) =>
  applySettings(createWizard(company, { kind: 'new' }, isPackaged))

export const openForEdit = async (company: CompanyStores) => {
  const store = createWizard(company, { kind: 'edit', id: '9001' })
  await store.loadSavedCampaign()
  return applySettings(store)
}

export const makeTraining = (status: -1 | 1 | 2) => ({
  id: 9001,
  name: 'Passwords',
  status,
  active: integer(0),
  scheduleType: 0,
  frequency: 'W1',
  subjectsPerInterval: 1,
  channel: 1,
  sendOptions: { channel: 1 },
  reminders_enabled: boolean(false),
  reminders_steps: eachLike({ delay: integer(1), delayType: integer(3) }),
  reminders_settings: { channel: 1, steps: eachLike({ delay: integer(1), delayType: integer(3) }) },
  definition: {
    introMessageEnabled: boolean(false),
    introductoryData: { message: '' },
    userLists: [11],
    areas: like([]),
  },
  events: [
    {
      id: 9001,
      send: matchInstant('2027-03-08T08:00:00.000Z'),
      status: integer(status === 2 ? 1 : 0),
      subjects: [{ subject_id: subject }],
      reminders: [],
    },
  ],
  lists: [{ id: 11, name: 'Finance' }],
  subjects: [subject],
  subjectsNames: eachLike('Spot the phish'),
  template_id: null,
  templateCustomized: boolean(false),
  isScorm: false,
  uniqueId: string('training-9001'),
  firstBatch: matchInstant(),
  lastBatch: matchInstant(),
  created: matchInstant(),
  updated: matchInstant(),
  opened: integer(0),
  totalUsers: integer(2),
  score: integer(0),
  total: integer(2),
  viewed: integer(0),
  totalForView: integer(2),
  subjectsSent: integer(0),
  totalSubjects: integer(1),
  bouncedEmails: integer(0),
  company_id: 101,
  canRemind: boolean(false),
  canRename: boolean(true),
  canCopy: boolean(true),
  canStop: boolean(true),
  canDelete: boolean(true),
})

export const makeReadCall = (reason: string, status: -1 | 1): Call => ({
  pin: `trainings.get: ${reason}`,
  given: status === 1 ? givenScheduled : givenDraft,
  request: 'GET /companies/101/trainings/9001',
  answer: makeTraining(status),
})

export const makeRunningCall = (reason: string): Call => ({
  pin: `trainings.get: ${reason}`,
  given: givenActive,
  request: 'GET /companies/101/trainings/9001',
  answer: makeTraining(2),
})

export const openOutdated = (company: CompanyStores) => {
  const saving = openNewTraining(company)
  saving.wizard.saved.set({ ...(reify(makeTraining(-1)) as Training), id: 9001 })
  saving.wizard.clearBase()
  return saving
}

export function catchRefusal(work: (company: CompanyStores) => Promise<unknown>) {
  return (company: CompanyStores) =>
    work(company).then(
      () => undefined,
      (error: unknown) => error,
    )
}

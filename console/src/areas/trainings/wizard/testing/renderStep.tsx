import type { Company, Training } from '@heed/contracts'
import type { ReactElement } from 'react'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { makeClient } from '../../../../../test/makeClient.ts'
import { aCompany } from '../../../../../test/people.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import { WizardContext } from '../../../../parts/campaigns/wizard/WizardContext.ts'
import { aSubject } from '../../../../parts/subjects/testing/aSubject.ts'
import { TrainingWizardStore } from '../TrainingWizardStore.ts'
import type { TrainingValues } from '../values.ts'

await loadTexts('trainingWizard')
await loadTexts('campaigns')

const titles = [
  'Invoice fraud',
  'CEO fraud',
  'QR code traps',
  'Smishing',
  'Deepfakes',
  'Payroll',
  'Passwords',
]

const library = titles.map((title, index) => aSubject({ id: 101 + index, subject_id: 101 + index, title }))

const createIntegrations = (connectedServices: string[] = ['slack']) => ({
  integrations: ['slack', 'teams'].map((id) => ({
    id,
    name: id,
    logo: '',
    description: '',
    beta: false,
    enabled: '1',
    connected: connectedServices.includes(id),
    enabledMY: '1',
    enabledLMS: '1',
  })),
})

type StepOverrides = {
  values?: Partial<TrainingValues>
  events?: Training['events']
  status?: Training['status']
  zone?: string
  isPackaged?: boolean
  people?: number
  company?: Partial<Company>
}

function aWizard(overrides: StepOverrides = {}, server = new FakeServer()): TrainingWizardStore {
  const {
    values,
    events,
    status,
    zone = 'Atlantic/Reykjavik',
    isPackaged = false,
    people = 140,
    company,
  } = overrides
  const store = new TrainingWizardStore({
    client: makeClient(server),
    company: () => aCompany(company),
    now: () => new Date('2026-03-31T12:00:00.000Z'),
    zone,
    isPackaged,
  })
  store.subjects.set(library)
  store.people.set(people)
  // The steps use no other fields of a saved training.
  if (events) store.saved.set({ events, status } as unknown as Training)
  store.set({
    name: 'Payment fraud',
    templateId: 1,
    subjects: library.map(({ id }) => id),
    userLists: [7, 8],
    start: '2026-04-07T09:00:00.000Z',
    ...values,
  })
  return store
}

export async function renderStep(
  part: ReactElement,
  overrides: StepOverrides & { server?: FakeServer } = {},
) {
  const { server = new FakeServer(), ...rest } = overrides
  const { company = {} } = rest
  server.setDefault('GET /companies/11/lists', { lists: [], count: 0 })
  server.setDefault('GET /companies/11/integrations', createIntegrations())
  const store = aWizard(rest, server)
  const view = await renderPage(<WizardContext value={store}>{part}</WizardContext>, { server, company })
  return { ...view, store }
}

import type { Assessment, Company } from '@heed/contracts'
import type { FakeServer } from '../../../../../test/fakeServer.ts'
import { makeClient } from '../../../../../test/makeClient.ts'
import { aCompany } from '../../../../../test/people.ts'
import { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import type { Origin } from '../assessmentDraft.ts'
import { wizardServer } from './wizardServer.ts'

type WizardOverrides = {
  server?: FakeServer
  origin?: Origin
  now?: string
  zone?: string
  company?: Partial<Company>
}

export async function aWizard(overrides: WizardOverrides = {}): Promise<AssessmentWizardStore> {
  const {
    server = wizardServer(),
    origin,
    now = '2026-03-02T12:10:00.000Z',
    zone = 'UTC',
    company,
  } = overrides
  const store = new AssessmentWizardStore({
    client: makeClient(server),
    company: () => aCompany(company),
    now: () => new Date(now),
    zone,
    ...(origin && { origin }),
  })
  await Promise.all([store.library.load(), store.loadSavedCampaign()])
  return store
}

export const openWizardStore = (
  assessment: Assessment,
  overrides: WizardOverrides = {},
): Promise<AssessmentWizardStore> =>
  aWizard({
    ...overrides,
    server: wizardServer(assessment),
    origin: { kind: overrides.origin?.kind === 'copy' ? 'copy' : 'edit', id: String(assessment.id) },
  })

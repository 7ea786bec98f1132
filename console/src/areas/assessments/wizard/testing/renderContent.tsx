import { type Assessment, campaignStatus, type Question, type ThreatArea } from '@heed/contracts'
import type { ReactElement } from 'react'
import { FakeServer } from '../../../../../test/fakeServer.ts'
import { makeClient } from '../../../../../test/makeClient.ts'
import { aCompany } from '../../../../../test/people.ts'
import { renderPage } from '../../../../../test/renderPage.tsx'
import { loadTexts } from '../../../../lib/texts.ts'
import { WizardContext } from '../../../../parts/campaigns/wizard/WizardContext.ts'
import {
  aScenario,
  serveScenarios,
  singleChoice,
  textBlock,
} from '../../../../parts/scenarios/testing/scenarios.ts'
import { AssessmentWizardStore } from '../AssessmentWizardStore.ts'
import type { AssessmentValues } from '../values.ts'

for (const texts of ['assessmentWizard', 'campaigns', 'scenarios'] as const) await loadTexts(texts)

const createBehaviour = (code: string) => ({ code, name: `Behaviour ${code}` })

const areas: ThreatArea[] = [
  {
    code: 'Phishing',
    name: 'Phishing',
    description: '',
    keyBehaviours: ['look', 'report'].map(createBehaviour),
  },
  { code: 'Passwords', name: 'Passwords', description: '', keyBehaviours: [createBehaviour('strong')] },
]

const createQuestion = (
  id: number,
  area: string,
  code: string,
  overrides: Partial<Question> = {},
): Question =>
  aScenario(id, [textBlock, singleChoice], {
    area,
    behaviours: [createBehaviour(code)],
    difficulty: 1,
    ...overrides,
  })

const speakingBlock = { ...textBlock, text: 'Welcome to {companyName}, says {emailHR}.' }

const library: Question[] = [
  createQuestion(1, 'Phishing', 'look'),
  createQuestion(2, 'Phishing', 'look', { difficulty: 3, duration: 95 }),
  createQuestion(3, 'Phishing', 'report'),
  {
    ...aScenario(4, [textBlock, speakingBlock, singleChoice]),
    area: 'Passwords',
    behaviours: [createBehaviour('strong')],
    definition: { personalizedKeysUsed: ['companyName', 'emailHR'] },
  },
  createQuestion(5, 'Passwords', 'strong', { disabled: true }),
]

type ContentOverrides = { values?: Partial<AssessmentValues>; server?: FakeServer; isOngoing?: boolean }

export async function renderContent(step: ReactElement, overrides: ContentOverrides = {}) {
  const server = serveScenarios(overrides.server ?? new FakeServer(), library)
  server.setDefault('GET /threatAreas', { threatAreas: areas })
  const store = new AssessmentWizardStore({
    client: makeClient(server),
    company: () => aCompany(),
    now: () => new Date('2026-03-31T12:00:00.000Z'),
    zone: 'Atlantic/Reykjavik',
  })
  store.questions.set(library)
  // The steps use no other fields of a saved assessment.
  if (overrides.isOngoing) store.saved.set({ status: campaignStatus.active } as Assessment)
  store.set({ questions: [1, 3], templateIds: [7], ...overrides.values })
  const view = await renderPage(<WizardContext value={store}>{step}</WizardContext>, { server })
  return { ...view, store, server }
}

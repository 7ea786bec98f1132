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

const behaviour = (code: string) => ({ code, name: `Behaviour ${code}` })

const areas: ThreatArea[] = [
  { code: 'Phishing', name: 'Phishing', description: '', keyBehaviours: ['look', 'report'].map(behaviour) },
  { code: 'Passwords', name: 'Passwords', description: '', keyBehaviours: [behaviour('strong')] },
]

const of = (id: number, area: string, code: string, own: Partial<Question> = {}): Question =>
  aScenario(id, [textBlock, singleChoice], { area, behaviours: [behaviour(code)], difficulty: 1, ...own })

const speaks = { ...textBlock, text: 'Welcome to {companyName}, says {emailHR}.' }

const library: Question[] = [
  of(1, 'Phishing', 'look'),
  of(2, 'Phishing', 'look', { difficulty: 3, duration: 95 }),
  of(3, 'Phishing', 'report'),
  {
    ...aScenario(4, [textBlock, speaks, singleChoice]),
    area: 'Passwords',
    behaviours: [behaviour('strong')],
    definition: { personalizedKeysUsed: ['companyName', 'emailHR'] },
  },
  of(5, 'Passwords', 'strong', { disabled: true }),
]

type Case = { values?: Partial<AssessmentValues>; server?: FakeServer; isOngoing?: boolean }

export async function renderContent(step: ReactElement, own: Case = {}) {
  const server = serveScenarios(own.server ?? new FakeServer(), library)
  server.setDefault('GET /threatAreas', { threatAreas: areas })
  const store = new AssessmentWizardStore({
    client: makeClient(server),
    company: () => aCompany(),
    now: () => new Date('2026-03-31T12:00:00.000Z'),
    zone: 'Atlantic/Reykjavik',
  })
  store.questions.set(library)
  // The steps use no other fields of a saved assessment.
  if (own.isOngoing) store.saved.set({ status: campaignStatus.active } as Assessment)
  store.set({ questions: [1, 3], templateIds: [7], ...own.values })
  const view = await renderPage(<WizardContext value={store}>{step}</WizardContext>, { server })
  return { ...view, store, server }
}

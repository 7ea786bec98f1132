import { campaignStatus } from '@heed/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { toSavedAssessment as savedAssessment } from '../src/areas/assessments/wizard/testing/toSavedAssessment.ts'
import * as assessment from '../src/areas/assessments/wizard/testing/wizardServer.ts'
import * as training from '../src/areas/trainings/wizard/testing/aWizardServer.ts'
import * as trainings from '../src/areas/trainings/wizard/testing/openWizard.ts'
import { toSavedTraining as savedTraining } from '../src/areas/trainings/wizard/testing/toSavedTraining.ts'
import { aScenario } from '../src/parts/scenarios/testing/scenarios.ts'
import { aSubject } from '../src/parts/subjects/testing/aSubject.ts'
import type { FakeCall, FakeServer } from './fakeServer.ts'

type Training = ReturnType<typeof training.aTraining>
type Assessment = ReturnType<typeof assessment.anAssessment>
type Status = Training['status']

export const laterDate = '2026-03-01T12:00:00.000Z'

/** Fields that both kinds share; `changed` is when it was last saved. */
type CampaignOverrides = { id?: number; name?: string; status?: Status; changed?: string }

const { findButton, readDrafts: drafts, openWizard, pickOption: pick, findSection: place } = trainings

export { drafts, findButton, openWizard, pick, place }

type WizardView = Awaited<ReturnType<typeof openWizard>>
type Options = NonNullable<Parameters<typeof openWizard>[0]>

const isRadioChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

const makeSaveResult = (key: string) => (id: number, status: Status) => ({
  success: true,
  [key]: { id, status },
})

export interface WizardCase {
  kind: 'training' | 'assessment'
  title: string
  /** Name of the saved campaign. */
  name: string
  /** Path of its API calls. */
  at: string
  create: string
  list: string
  edit(step?: string, id?: number): string
  make(own?: CampaignOverrides): object
  serve(saved?: object): FakeServer
  result(id: number, status: Status): object
  listed: object
  /** The campaign that a call saves. */
  readSavedValue(call: FakeCall, own?: CampaignOverrides): object
  templates: readonly [string, string]
  /** The second template's content as shown in the step, and (`chosen`) as sent. */
  content: string
  chosen: object
  keptTemplate: string
  copied: { name: string }
  /** Step in which `change` edits the content. */
  changing: string
  change(view: WizardView): Promise<void>
  expectChanged(isChanged: boolean): Promise<void>
  changed: object
  othersContent: object
  missing: string
  /** Status that prevents editing, and the notice about it. */
  over: readonly [Status, RegExp]
  says: { back: string; draftSaved: string; updated: string }
  /** A library from which one of the two items was removed. */
  library: { call: string; withdrawn: object; lacking: string; left: object; shown: string; next: string }
}

const trainingCase: WizardCase = {
  kind: 'training',
  at: training.trainingsPath,
  create: '/trainings/create/',
  edit: (step = 'goal', id = 5) => `/trainings/edit/${String(id)}/?step=${step}`,
  list: '/trainings/',
  make: ({ changed, ...own } = {}) =>
    training.aTraining({ ...own, ...(changed !== undefined && { updated: changed }) }),
  serve: (saved) => training.aWizardServer(saved as Training | undefined),
  result: makeSaveResult('automation'),
  listed: { automations: [], count: 0 },
  readSavedValue: (call, { changed, ...own } = {}) =>
    savedTraining(call, { ...own, ...(changed !== undefined && { updated: changed }) }),
  templates: ['Welcome on board', 'Better sign-ins'],
  keptTemplate: '"templateId":2',
  content: '3 subjects, 9 minutes',
  chosen: { subjects: [102, 103, 104] },
  copied: { name: 'Spring Copy', subjects: [101, 102], userLists: [7] } as WizardCase['copied'],
  changing: 'content',
  change: async ({ user }) => user.click(await findButton('Remove Phishing')),
  async expectChanged(isChanged) {
    await waitFor(() => expect(trainings.readSubjects()).toHaveLength(isChanged ? 1 : 2))
  },
  changed: { subjects: [102] },
  othersContent: { subjects: [102, 103] },
  missing: 'Training program not found :(',
  over: [campaignStatus.active, /^This training started on .+ and can't be changed\./],
  name: 'Spring',
  title: 'Training',
  says: { back: 'All training programs', draftSaved: 'Training draft saved!', updated: 'Training updated!' },
  library: {
    call: 'GET /companies/11/subjects/all',
    withdrawn: { subjects: [aSubject({ id: 102, subject_id: 102, title: 'Passwords' })] },
    lacking: '1/2 of selected subjects are unavailable in your subscription; remove them or upgrade',
    left: { subjects: [102] },
    shown: 'Passwords',
    next: 'Employees',
  },
}

const assessmentCase: WizardCase = {
  kind: 'assessment',
  at: assessment.assessmentsPath,
  create: '/assessment/create/',
  edit: (step = 'goal', id = 5) => `/assessment/edit/${String(id)}/?step=${step}`,
  list: '/assessment/',
  make: ({ changed, ...own } = {}) =>
    assessment.anAssessment({ ...own, ...(changed !== undefined && { last_updated: changed }) }),
  serve: (saved) => assessment.wizardServer(saved as Assessment | undefined),
  result: makeSaveResult('assessment'),
  listed: { assessments: [], count: 0 },
  readSavedValue: (call, { changed, ...own } = {}) =>
    savedAssessment(call, { ...own, ...(changed !== undefined && { last_updated: changed }) }),
  templates: ['Where do we stand?', 'Who pays?'],
  keptTemplate: '"templateIds":[2]',
  content: '3 scenarios, 8 minutes',
  chosen: { questions: [1001, 1003, 1004], due: null },
  copied: { name: 'Spring check Copy', questions: [1002, 1003], due: null } as WizardCase['copied'],
  changing: 'goal',
  change: async (view) => pick(view, 'Who pays?'),
  async expectChanged(isChanged) {
    await waitFor(() => expect(isRadioChecked('Who pays?')).toBe(isChanged))
  },
  changed: { questions: [1001, 1003, 1004] },
  othersContent: { questions: [1001] },
  missing: 'Assessment not found :(',
  over: [campaignStatus.completed, /^This was completed on Mar 01, 2026/],
  name: 'Spring check',
  title: 'Assessment',
  says: {
    back: 'Back to all assessments',
    draftSaved: 'Assessment draft saved!',
    updated: 'Assessment updated!',
  },
  library: {
    call: 'GET /companies/11/questions',
    withdrawn: { questions: [aScenario(1003, [], { name: 'New bank details', area: 'Payments' })] },
    lacking: '1/2 selected questions are unavailable in your plan',
    left: { questions: [1003] },
    shown: 'The prize',
    next: 'Personalize',
  },
}

export const wizardCases: readonly WizardCase[] = [trainingCase, assessmentCase]

/** Opens the saved campaign with id 5. */
export const openSavedCampaign = (of: WizardCase, { step, ...options }: Options & { step?: string } = {}) =>
  openWizard({ at: of.edit(step), server: of.serve(of.make()), ...options })

// @vitest-environment node
import { createCsvResponse, eachLike, exampleToken, integer, rejections, string } from '@heed/contracts/pact'
import { subjectRow, templateRow } from '@heed/contracts/pact/client/libraryRows'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import { SignInLinksStore } from './page/SignInLinksStore.ts'
import {
  catchRefusal,
  createWizard,
  entry,
  givenActive,
  givenPackaged,
  makeTraining,
  openNewTraining,
  subject,
} from './testing/pactWizard.ts'

testCompanyPins([
  {
    pin: 'catalog.loadThreatAreas: the groups that subjects are found by',
    request: 'GET /companies/101/threatAreaCatalog',
    answer: {
      threatAreas: eachLike({
        code: string('Phishing'),
        name: string('Phishing'),
        keyBehaviours: eachLike({ code: string('check-sender'), kbName: string('Checks sender') }),
        subjects: eachLike(entry),
      }),
    },
    beside: [
      {
        pin: 'catalog.load: the categories that subjects are found by',
        request: 'GET /companies/101/catalog',
        answer: { categories: eachLike({ name: string('Email'), subjects: eachLike(entry) }) },
      },
    ],
    do: async (company) => {
      const { library: held } = createWizard(company)
      await held.loadGroups()
      return [held.threatAreas.value?.length, held.categories.value?.length]
    },
    reads: [1, 1],
  },
  {
    pin: 'content.load: what lessons are called in the language of the company',
    request: 'GET /companies/101/content',
    answer: {
      content: eachLike({
        ...{
          type: string('training'),
          order: integer(0),
          id: integer(subject),
          title: string('Spot the phish'),
        },
        ...{ description: string(''), languages: eachLike(string('is')), tags: eachLike(string('Email')) },
        translations: eachLike({ language: string('is'), title: string('Komdu auga á vefveiðarnar') }),
      }),
    },
    do: async (company) => {
      const { library: held } = createWizard(company)
      await held.loadTitles('is')
      return { titles: [...(held.titles.value ?? [])] }
    },
    reads: { titles: [[subject, 'Komdu auga á vefveiðarnar']] },
  },
  {
    pin: 'trainings.list: one whose answer was lost, which never came there',
    request: 'GET /companies/101/trainings?d=1&p=0&n=10&order=updated+desc&filter=Autumn',
    answer: { automations: [], count: 0 },
    do: async (company) => {
      const { wizard: held } = openNewTraining(company)
      held.unanswered.add({ values: held.values, isDraft: true, isNew: true }, held.given.now())
      return { found: await held.findSentCampaign() }
    },
    reads: { found: undefined },
  },
  {
    pin: 'templates.list: what a training begins with',
    request: 'GET /companies/101/templates',
    answer: { templates: eachLike(templateRow) },
    beside: [
      {
        pin: 'subjects.listAll: what a training is made of',
        request: 'GET /companies/101/subjects/all',
        answer: { subjects: eachLike(subjectRow) },
      },
    ],
    do: async (company) => {
      const { library: held } = createWizard(company)
      await held.load()
      return [held.templates.value?.length, held.subjects.value?.length]
    },
    reads: [1, 1],
  },
  {
    pin: 'trainings.get: one that somebody else has started meanwhile',
    given: givenActive,
    request: 'GET /companies/101/trainings/9001',
    answer: makeTraining(2),
    do: async (company) => {
      const store = createWizard(company, { kind: 'edit', id: '9001' })
      await store.loadSavedCampaign()
      store.clearBase()
      return store.lockedCampaign?.reason
    },
    reads: "You can't edit an already ongoing or completed training",
  },
  {
    pin: 'trainings.get: one that is gone',
    request: 'GET /companies/101/trainings/77',
    fails: rejections.notFound('Training program not found :('),
    do: async (company) => {
      const store = createWizard(company, { kind: 'edit', id: '77' })
      await store.loadSavedCampaign()
      return store.saved.failure
    },
    reads: { kind: 'notFound', text: 'Training program not found :(' },
  },
  {
    pin: 'packages.create: a package of what was chosen',
    given: givenPackaged,
    request: 'POST /companies/101/packages',
    body: { kind: 'training', name: 'Autumn', subjects: [subject] },
    answer: { success: true, automation: { id: string('p9002'), uniqueId: string('k1') } },
    do: (company) => openNewTraining(company, true).createPackage(),
    reads: 'p9002',
  },
  {
    pin: 'packages.create: a package where none are made',
    request: 'POST /companies/101/packages',
    body: { kind: 'training', name: 'Autumn', subjects: [subject] },
    answer: { success: false, reason: string("SCORM and cmi5 packages aren't enabled for this company") },
    do: catchRefusal((company) => openNewTraining(company, true).createPackage()),
    reads: { message: "SCORM and cmi5 packages aren't enabled for this company" },
  },
  {
    pin: 'trainingReports.signInLinksCsv: the links of a training that has just begun',
    given: givenActive,
    request: `GET /companies/101/trainings/9001/users/csv?token=${exampleToken}`,
    response: createCsvResponse('name,email,link'),
    do: (company) => company.getStore(SignInLinksStore).download('9001', exampleToken),
    reads: { type: expect.stringMatching(/text\/csv/) },
  },
])

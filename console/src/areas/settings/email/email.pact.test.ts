// @vitest-environment node
import { rejections } from '@heed/contracts/pact'
import { expect } from 'vitest'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { EmailStore } from './EmailStore.ts'

const none = {
  trainingHeader: '',
  trainingFooter: '',
  reminderHeader: '',
  reminderFooter: '',
  assessmentHeader: '',
  assessmentFooter: '',
}
const writtenSettings = {
  'ui.email.trainingHeader': '<p>Mind <strong>this</strong></p>',
  'ui.email.mrkdwn_trainingHeader': 'Mind **this**',
}
const saveTrainingHeader = (company: CompanyStores) =>
  company
    .getStore(EmailStore)
    .save(['trainingHeader'], { ...none, trainingHeader: writtenSettings['ui.email.trainingHeader'] })

testCompanyPins([
  {
    pin: 'settings.save: words above trainings, with their twin',
    request: 'PUT /companies/101/settings',
    body: writtenSettings,
    answer: { success: true, settings: writtenSettings },
    do: saveTrainingHeader,
    reads: (_, given) => expect(given).toBeUndefined(),
  },
  {
    pin: 'settings.save: words above trainings, by a viewer',
    as: 'viewer',
    request: 'PUT /companies/101/settings',
    body: writtenSettings,
    fails: rejections.forbidden("You don't have permission to do this"),
    do: saveTrainingHeader,
  },
])

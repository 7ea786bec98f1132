import { emailTextKeys } from '@heed/contracts'
import { expect, test } from 'vitest'
import { aCompany } from '../../../../test/people.ts'
import { getEmailKinds, getEmailTexts, getFooterName, getHeaderName, toTextSettings } from './emailTexts.ts'
import { makeSampleText } from './sampleEmail.ts'

const allSettings = Object.fromEntries(emailTextKeys.map((name) => [`ui.email.${name}`, `<p>${name}</p>`]))
const texts = getEmailTexts(aCompany({ settings: allSettings }))

test.each(emailTextKeys)(
  '%s is read from and saved to its own setting, with its markdown version',
  (name) => {
    expect(texts[name]).toBe(`<p>${name}</p>`)
    const changed = { ...texts, [name]: '<p>So <strong>new</strong></p>' }
    expect(toTextSettings([name], changed)).toEqual({
      [`ui.email.${name}`]: '<p>So <strong>new</strong></p>',
      [`ui.email.mrkdwn_${name}`]: 'So **new**',
    })
  },
)

test.each([
  ['training', 'trainingHeader', 'trainingFooter'],
  ['reminder', 'reminderHeader', 'reminderFooter'],
  ['assessment', 'assessmentHeader', 'assessmentFooter'],
] as const)('a %s email has its own header and footer', (kind, header, footer) => {
  expect([getHeaderName(kind), getFooterName(kind)]).toEqual([header, footer])
})

test('the sample emails differ by kind: a lesson, its reminder, an invitation', () => {
  const about = (['training', 'reminder', 'assessment'] as const).map(
    (kind) => makeSampleText(kind, 'en').about,
  )
  expect(about).toEqual(['a lesson for you', 'Reminder: a lesson for you', 'Phishing'])
})

test('a company without assessments has no email texts for them', () => {
  expect(getEmailKinds(aCompany({ settings: { 'ui.assessments': '0' } }))).toEqual(['training', 'reminder'])
})

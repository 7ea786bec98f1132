import { companyIds } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { type CampaignMail, sendByChannels } from './campaignMail.ts'
import { createWorld } from './World.ts'
import { writtenText } from './writtenText.ts'

test('words go out as clean html, as text and as markdown', () => {
  expect(writtenText('Hæ <b onclick="x">öll</b>')).toEqual({
    html: '<p>Hæ <strong>öll</strong></p>',
    text: 'Hæ öll',
    markdown: 'Hæ **öll**',
  })
  expect(writtenText('<ul><li>a</li></ul>', '• a')).toEqual({
    html: '<ul><li>a</li></ul>',
    text: '- a',
    markdown: '• a',
  })
})

test('a text that says nothing is none', () => {
  expect([writtenText(undefined), writtenText(''), writtenText('<p> </p>')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(writtenText('', '*Hæ*')?.markdown).toBe('*Hæ*')
})

test('a mail holds the texts of the company as html, Slack gets them as markdown', () => {
  const world = createWorld()
  const company = world.companies.get(companyIds.direct)
  if (!company) throw new Error('no company')
  const settings = {
    'ui.email.trainingHeader': '<h2>Hæ & hó</h2>',
    'ui.email.trainingFooter': '<p>See <a href="https://heed.example">us</a></p>',
    'ui.email.mrkdwn_trainingFooter': '<https://heed.example|us>',
  }
  const mail: CampaignMail = {
    to: 'asa@nordurljos.example',
    kind: 'lesson',
    about: 'a lesson for you',
    around: 'training',
    lines: ['Hello <Ása>,', undefined],
    link: null,
  }
  sendByChannels(world, { ...company, settings }, 1 | 2, mail)
  const [byMail, bySlack] = world.mails.filter(({ to }) => to === mail.to)
  expect(byMail?.html).toBe(
    '<!doctype html><h2>Hæ &amp; hó</h2><p>Hello &#60;Ása&#62;,</p><p>See <a href="https://heed.example">us</a></p>',
  )
  expect(byMail?.text).toBe('Hæ & hó\nHello <Ása>,\nSee us (https://heed.example)\n')
  expect([bySlack?.html, bySlack?.text]).toEqual([
    '',
    '## Hæ & hó\nHello <Ása>,\n<https://heed.example|us>\n',
  ])
})

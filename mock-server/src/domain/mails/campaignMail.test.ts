import { companyIds } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { readMail } from '../../testing/testMail.ts'
import { createWorld } from '../../world/World.ts'
import { type CampaignMail, sendByChannels } from './campaignMail.ts'

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
    words: ['Hello <Ása>,', undefined],
    items: [{ title: 'Phishing', note: '3 minutes' }],
    link: null,
  }
  sendByChannels(world, { ...company, settings }, 1 | 2, mail)
  const [byMail, bySlack] = world.mails.filter(({ to }) => to === mail.to)
  const [html, text] = [readMail(byMail).html, readMail(byMail).text]
  const said = html.replace(/<(\w+) style="[^"]*"/g, '<$1')
  expect(said).toContain('<h2>Hæ &amp; hó</h2>')
  expect(said).toContain('<p>Hello &#60;Ása&#62;,</p>')
  expect(said).toContain('<p>See <a href="https://heed.example">us</a></p>')
  expect(text).toMatch(
    /^Hæ & hó\n\nHello <Ása>,\n\n- Phishing · 3 minutes\n\nSee us \(https:\/\/heed.example\)\n\nÞú færð/,
  )
  expect(readMail(bySlack)).toMatchObject({
    html: '',
    message: {
      text: bySlack?.subject,
      blocks: [
        { type: 'markdown', text: '## Hæ & hó' },
        { type: 'markdown', text: 'Hello <Ása>,' },
        { type: 'markdown', text: '- Phishing · 3 minutes' },
        { type: 'markdown', text: '<https://heed.example|us>' },
        { type: 'context' },
      ],
    },
  })
})

import { companyIds } from '@heed/fixtures'
import { expect, test } from 'vitest'
import { readEmail } from '../../testing/testMail.ts'
import { createWorld } from '../../world/World.ts'
import { type CampaignEmail, sendCampaignEmail } from './campaignEmail.ts'
import { renderEmail } from './renderEmail.ts'

test("an email contains the company's texts as HTML, and Slack gets them as markdown", () => {
  const world = createWorld()
  const company = world.companies.get(companyIds.direct)
  if (!company) throw new Error('no company')
  const settings = {
    'ui.email.trainingHeader': '<h2>Hæ & hó</h2>',
    'ui.email.trainingFooter': '<p>See <a href="https://heed.example">us</a></p>',
    'ui.email.mrkdwn_trainingFooter': '<https://heed.example|us>',
  }
  const mail: CampaignEmail = {
    to: 'asa@nordurljos.example',
    kind: 'lesson',
    about: 'a lesson for you',
    textKind: 'training',
    words: ['Hello <Ása>,', undefined],
    items: [{ title: 'Phishing', note: '3 minutes' }],
    link: null,
  }
  for (const channel of ['email', 'slack'] as const)
    sendCampaignEmail(world, { ...company, settings }, channel, mail)
  const [byMail, bySlack] = world.mails.filter(({ to }) => to === mail.to)
  const [html, text] = [readEmail(byMail).html, readEmail(byMail).text]
  const said = html.replace(/<(\w+) style="[^"]*"/g, '<$1')
  expect(said).toContain('<h2>Hæ &amp; hó</h2>')
  expect(said).toContain('<p>Hello &#60;Ása&#62;,</p>')
  expect(said).toContain('<p>See <a href="https://heed.example">us</a></p>')
  expect(text).toMatch(
    /^Hæ & hó\n\nHello <Ása>,\n\n- Phishing · 3 minutes\n\nSee us \(https:\/\/heed.example\)\n\nÞú færð/,
  )
  expect(readEmail(bySlack)).toMatchObject({
    html: '',
    message: {
      text: bySlack?.subject,
      blocks: [
        { type: 'markdown', text: '## Hæ &amp; hó' },
        { type: 'markdown', text: 'Hello &lt;Ása&gt;,' },
        { type: 'markdown', text: '- Phishing · 3 minutes' },
        { type: 'markdown', text: '[us](https://heed.example)' },
        { type: 'context' },
      ],
    },
  })
})

test.each([
  ['heed', {}, 'Heed'],
  ['a partner', { name: 'Bjarg' }, 'Bjarg'],
  ['another partner', { name: 'Fjall & sons' }, 'Fjall & sons'],
])('Slack and Teams messages show the app name from the brand of %s', (_, own, app) => {
  const world = createWorld()
  const company = world.companies.get(companyIds.direct)
  const account = world.accounts.find(({ brand }) => brand !== undefined)
  if (!company || !account) throw new Error('no company')
  world.accounts.put({ ...account, brand: own })
  const to = 'asa@nordurljos.example'
  const about = 'a lesson for you'
  const mail = { to, kind: 'lesson', about, textKind: 'training', words: [], items: [], link: null } as const
  for (const channel of ['slack', 'teams'] as const)
    sendCampaignEmail(world, { ...company, accountId: account.id }, channel, mail)
  const sent = world.mails.filter((one) => one.to === to && one.subject.endsWith(about))
  expect(sent.map(({ channel }) => channel)).toEqual(['slack', 'teams'])
  expect(sent.map((row) => renderEmail(row, '').app)).toEqual([app, app])
})

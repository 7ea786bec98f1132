import { rejections } from '../files/refusals.ts'
import { matchInstant, string } from '../matchers.ts'
import { testClientPins } from './pins.ts'

const companyId = 101
const sentEmail = { 'a sent mail': { mailId: 41 } }

testClientPins([
  {
    pin: 'settings.get: the settings of a company',
    as: 'viewer',
    request: 'GET /companies/101/settings',
    answer: { 'ui.sendEnrolment': string('1') },
    do: (client) => client.settings.get({ companyId }),
  },
  {
    pin: 'settings.get: the settings, asked for by a stranger',
    as: 'stranger',
    request: 'GET /companies/101/settings',
    fails: rejections.notFound(),
    do: (client) => client.settings.get({ companyId }),
  },
  {
    pin: 'settings.getMailDetails: what became of a mail',
    as: 'super',
    given: sentEmail,
    request: 'POST /companies/101/mails/mailDetails',
    body: { mailIds: [41] },
    answer: {
      mails: [
        {
          created: matchInstant(),
          actions: string('sent'),
          message: string('Sign in'),
          delivery_status: string('delivered'),
        },
      ],
    },
    do: (client) => client.settings.getMailDetails({ companyId, mailIds: [41] }),
  },
  {
    pin: 'settings.getMailDetails: the mail log, asked for by an admin',
    given: sentEmail,
    request: 'POST /companies/101/mails/mailDetails',
    body: { mailIds: [41] },
    fails: rejections.forbidden(),
    do: (client) => client.settings.getMailDetails({ companyId, mailIds: [41] }),
  },
])

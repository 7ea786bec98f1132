import { accountIds, partnerEmails } from '@heed/fixtures'
import { expect, it } from 'vitest'
import { call } from '../../../testing/testCall.ts'
import { createWorld, type World } from '../../../world/World.ts'

const partner = partnerEmails.bjarg
const accountId = accountIds.bjarg
const person = { managerName: 'Nína', managerEmail: 'nina@budir.example' }

const createCompany = (world: World) =>
  call(
    world,
    'companies.create',
    {
      companyName: 'Hótel Búðir',
      subscription: 'partner-standard',
      seats: 20,
      validity: 12,
      accountId,
      ...person,
    },
    partner,
  )

const createColleague = (world: World) =>
  call(
    world,
    'partners.createManager',
    { partnerId: accountId, name: person.managerName, email: person.managerEmail, sendWelcome: true },
    partner,
  )

it.each([
  ['a new company', createCompany, 'the security training of Hótel Búðir'],
  ['an account', createColleague, 'the customers of Bjarg Security'],
])("a new manager of %s gets a welcome email in the partner's brand", (_, make, what) => {
  const world = createWorld()
  make(world)
  const mail = [...world.mails.values()].at(-1)
  expect(mail).toMatchObject({
    to: person.managerEmail,
    kind: 'welcome',
    subject: 'Welcome to Bjarg Awareness',
  })
  expect(mail?.letter.words[1]).toBe(
    `You can now manage ${what} in Bjarg Awareness. Open this link to sign in.`,
  )
  expect(mail?.letter.notes[0]).toMatch(/^It works once, within 24 hours\. After that, request a new link/)
})

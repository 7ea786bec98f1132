import { accountIds, partnerEmails } from '@heed/fixtures'
import type { Story } from './story.ts'

const partner = partnerEmails.bjarg
const partnerId = accountIds.bjarg
const customer = 'Hótel Hraun'

export const partnersDay: Story = {
  name: 'a-partners-day',
  title: 'A partner’s day',
  shows: 'For partners: many customers, one bill, and never the wrong company',
  scenario: 'partner-big',
  as: partner,
  steps: [
    {
      title: 'All customers',
      look: 'What they cost this month, what is due, and whose time is running out, from 301 companies at once.',
      sees: ['Monthly cost', 'Dues', 'Ends in 3 days', '301'],
      at: '/partner/',
    },
    {
      title: 'A new customer',
      look: 'Made with a plan, seats and a manager, who got a mail. The page says what the customer costs and how much of it is used.',
      sees: [customer, 'Go to dashboard'],
      at: `/partner/${partnerId}/companies/:company/`,
      before: async (stage) => {
        const client = stage.as(partner)
        const { plans } = await client.partners.loadPlans({ partnerId })
        const paid = plans.find(({ isFree }) => !isFree)
        const { company_id: company } = await client.companies.create({
          companyName: customer,
          subscription: paid?.code ?? '',
          seats: 25,
          validity: 12,
          managerEmail: 'oskar@hraun.example',
          managerName: 'Óskar Hraunfjörð',
          accountId: partnerId,
        })
        stage.keep('company', company)
      },
    },
    {
      title: 'The customer in the list',
      look: 'Found by a few letters. Choose several to change plan, timespan, language or looks of all at once; the estimate comes first.',
      sees: [customer, 'Hótel Hveragerðis'],
      at: `/partner/${partnerId}/companies/?companies.filter=${encodeURIComponent('Hótel H')}`,
    },
  ],
}

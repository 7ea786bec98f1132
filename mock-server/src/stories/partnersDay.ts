import { accountIds, partnerEmails } from '@heed/fixtures'
import type { Story } from './story.ts'

const partnerEmail = partnerEmails.bjarg
const partnerId = accountIds.bjarg
const customerName = 'Hótel Hraun'

export const partnersDay: Story = {
  name: 'a-partners-day',
  title: 'A partner’s day',
  shows: 'For partners: many customers, one bill, and never the wrong company',
  scenario: 'partner-big',
  as: partnerEmail,
  steps: [
    {
      title: 'All customers',
      look: 'This month’s cost, dues and subscriptions ending soon, for 301 companies at a glance.',
      sees: ['Monthly cost', 'Amount due', 'Ends in 3 days', '301'],
      at: '/partner/',
    },
    {
      title: 'A new customer',
      look: 'Created with a plan, seats and a manager, who got an email. The page shows what the customer costs and how much they use.',
      sees: [customerName, 'Go to dashboard'],
      at: `/partner/${partnerId}/companies/:company/`,
      before: async (stage) => {
        const client = stage.createClient(partnerEmail)
        const { plans } = await client.partners.loadPlans({ partnerId })
        const paidPlan = plans.find(({ isFree }) => !isFree)
        const { company_id: company } = await client.companies.create({
          companyName: customerName,
          subscription: paidPlan?.code ?? '',
          seats: 25,
          validity: 12,
          managerEmail: 'oskar@hraun.example',
          managerName: 'Óskar Hraunfjörð',
          accountId: partnerId,
        })
        stage.saveValue('company', company)
      },
    },
    {
      title: 'The customer in the list',
      look: 'Find a customer by typing a few letters. Select several to change their plan, timespan, language or appearance together. You’ll see an estimate first.',
      sees: [customerName, 'Hótel Hveragerðis'],
      at: `/partner/${partnerId}/companies/?companies.filter=${encodeURIComponent('Hótel H')}`,
    },
  ],
}

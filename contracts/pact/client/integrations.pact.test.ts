import { refused } from '../refusals.ts'
import { pinClient } from './pins.ts'

pinClient([
  {
    pin: 'integrations.listGroups: groups of Slack',
    request: 'GET /companies/101/integrations/slack/groups',
    fails: refused.notFound('There are no groups of this service'),
    do: (client) => client.integrations.listGroups({ companyId: 101, type: 'slack' }),
  },
])

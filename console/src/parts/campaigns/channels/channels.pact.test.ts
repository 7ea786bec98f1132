// @vitest-environment node
import { boolean, eachLike, regex, rejections, string } from '@heed/contracts/pact'
import { testCompanyPins } from '../../../../test/pact/pins.ts'
import type { CompanyStores } from '../../../app/stores/CompanyStores.ts'
import { ChannelsStore } from './ChannelsStore.ts'

const flag = regex(/^[01]$/, '1')
const service = {
  id: regex(/^(slack|azure|teams|google|azuresso)$/, 'slack'),
  name: string('Slack'),
  logo: string('https://heed.example/slack.svg'),
  description: string('Sends lessons as messages'),
  beta: boolean(false),
  enabled: flag,
  connected: boolean(true),
  enabledMY: flag,
  enabledLMS: flag,
}

const loadConnection = async (company: CompanyStores) => {
  const store = company.getStore(ChannelsStore)
  await store.load()
  return { error: store.services.error, slack: store.isConnected('slack') }
}

testCompanyPins([
  {
    pin: 'integrations.list: which services messages can go through',
    given: { 'an integration': { type: 'slack', is: 'connected' } },
    request: 'GET /companies/101/integrations',
    answer: { integrations: eachLike(service, 5) },
    do: loadConnection,
    reads: { error: undefined, slack: true },
  },
  {
    pin: 'integrations.list: services while the server fails',
    given: { 'the server fails': { status: 503, message: 'Out of order' } },
    request: 'GET /companies/101/integrations',
    fails: rejections.failing(503, 'Out of order'),
    do: loadConnection,
    reads: { error: 'Out of order', slack: undefined },
  },
])

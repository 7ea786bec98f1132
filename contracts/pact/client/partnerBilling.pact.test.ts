import { portal } from './billingShapes.ts'
import { pinRows } from './pinRows.ts'
import { ok, requestsBelow } from './requests.ts'

const { post } = requestsBelow('/partners/7')

const as = 'partner'
const partnerId = 7

pinRows([
  {
    operation: 'partners.createPortalSession',
    uponReceiving: 'the portal',
    as,
    withRequest: post('/create_portal_session'),
    willRespondWith: ok(portal),
    call: (client) => client.partners.createPortalSession({ partnerId }),
    gives: { portal_session: { token: 't1' } },
  },
])

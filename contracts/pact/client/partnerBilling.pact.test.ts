import { portal } from './billingShapes.ts'
import { pinClient } from './pins.ts'

const as = 'partner'
const partnerId = 7

pinClient([
  {
    pin: 'partners.createPortalSession: the portal',
    as,
    request: 'POST /partners/7/create_portal_session',
    body: {},
    answer: portal,
    do: (client) => client.partners.createPortalSession({ partnerId }),
  },
])

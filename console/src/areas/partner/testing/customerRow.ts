import { integer, string } from '@heed/contracts/pact'

export const customerRow = {
  id: integer(101),
  name: string('Norðurljós'),
  company_name: string('Norðurljós'),
  subscriptionName: string('Partner Standard'),
  subscriptionCode: string('partner-standard'),
  allowedUsers: integer(50),
  userCount: integer(4),
  valid_to: string('2027-02-01T00:00:00.000Z'),
  price: integer(9500),
}

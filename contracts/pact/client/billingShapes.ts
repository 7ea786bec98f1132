import { integer, regex, string } from '../matchers.ts'

export const portal = {
  portal_session: {
    id: string('portal_1'),
    token: string('t1'),
    access_url: regex(/^https?:\/\/.+$/, 'https://billing.example/portal?token=t1'),
    created_at: integer(1_770_022_800),
    expires_at: integer(1_770_109_200),
  },
}

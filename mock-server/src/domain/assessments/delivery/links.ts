import type { AssessmentRow, ResultRow } from '@heed/fixtures'
import type { NumberedLink } from '../../../store/rows.ts'
import type { World } from '../../../world/World.ts'
import { signName } from '../../campaigns/personalLink.ts'

/** Shared link for manual delivery; employees identify themselves on the page (S1 section 4). */
export const formatSharedLink = (origin: string, { uniqueId }: Pick<AssessmentRow, 'uniqueId'>): string =>
  `${origin}/take/assessment/of/${uniqueId}`

const invitationPath = '/assessment/'

/** Path `/assessment/` with the signed result ID. Can't be guessed, and reveals nothing about the person. */
export const formatInvitationLink = (
  world: World,
  { uniqueId }: Pick<AssessmentRow, 'uniqueId'>,
  { id }: Pick<ResultRow, 'id'>,
): string => `${invitationPath}${signName(world, uniqueId, String(id))}`

export const toInvitationLink = ({ uniqueId }: Pick<AssessmentRow, 'uniqueId'>): NumberedLink => ({
  path: invitationPath,
  uniqueId,
  prefix: '',
})

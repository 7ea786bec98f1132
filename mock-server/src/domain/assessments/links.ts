import type { AssessmentRow, ResultRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { signedName } from '../campaigns/personalLink.ts'

/** What a company hands out itself where the delivery is manual: whoever opens it says who they are (S1 section 4). */
export const sharedLink = (origin: string, { uniqueId }: Pick<AssessmentRow, 'uniqueId'>): string =>
  `${origin}/take/assessment/of/${uniqueId}`

/**
 * Where one person answers an assessment, below the address of the world: `/assessment/` with the id of the result and
 * its signature. Nobody can guess another's, and it says nothing of who the person is.
 */
export const invitationLink = (
  world: World,
  { uniqueId }: Pick<AssessmentRow, 'uniqueId'>,
  { id }: Pick<ResultRow, 'id'>,
): string => `/assessment/${signedName(world, uniqueId, String(id))}`

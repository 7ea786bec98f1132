import type { TrainingRow } from '@heed/fixtures'
import type { NumberedLink } from '../../../store/rows.ts'
import type { World } from '../../../world/World.ts'
import { signName } from '../../campaigns/personalLink.ts'

export const toAccessLink = ({ id, uniqueId }: TrainingRow): NumberedLink => ({
  path: '/training/',
  uniqueId,
  prefix: `${id}.`,
})

export function formatAccessLink(world: World, training: TrainingRow, employeeId: number): string {
  const { path, uniqueId, prefix } = toAccessLink(training)
  return `${path}${signName(world, uniqueId, `${prefix}${employeeId}`)}`
}

import type { TrainingRow } from '@heed/fixtures'
import type { World } from '../../../world/World.ts'
import { signName } from '../../campaigns/personalLink.ts'

export const formatAccessLink = (world: World, { id, uniqueId }: TrainingRow, employeeId: number): string =>
  `/training/${signName(world, uniqueId, `${id}.${employeeId}`)}`

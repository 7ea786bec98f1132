import type { TrainingRow } from '@heed/fixtures'
import type { World } from '../../world/World.ts'
import { signedName } from '../campaigns/personalLink.ts'

/** Where a person takes the lessons of a training, below the address of the world; nobody can guess another's. */
export const accessLink = (world: World, { id, uniqueId }: TrainingRow, employeeId: number): string =>
  `/training/${signedName(world, uniqueId, `${id}.${employeeId}`)}`

import { createHmac } from 'node:crypto'
import type { TrainingRow } from '@heed/fixtures'
import type { World } from '../World.ts'

/** Where a person takes the lessons of a training, below the address of the world; nobody can guess another's. */
export function accessLink({ base }: World, { id, uniqueId }: TrainingRow, employeeId: number): string {
  const name = `${id}.${employeeId}`
  const sign = createHmac('sha256', `${base.seed} ${uniqueId}`).update(name).digest('base64url').slice(0, 22)
  return `/training/${name}.${sign}`
}

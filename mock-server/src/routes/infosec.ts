import { infosecOf } from '../world/assessments/infosec.ts'
import type { AreaHandlers } from './handler.ts'

export const infosec: AreaHandlers<'infosec'> = {
  getSummary: ({ world }) => infosecOf(world),
}

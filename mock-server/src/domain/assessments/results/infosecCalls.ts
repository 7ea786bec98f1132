import type { AreaHandlers } from '../../../calls/handler.ts'
import { infosecOf } from './infosec.ts'

export const infosec: AreaHandlers<'infosec'> = {
  getSummary: ({ world }) => infosecOf(world),
}

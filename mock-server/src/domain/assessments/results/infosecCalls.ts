import type { AreaHandlers } from '../../../calls/handler.ts'
import { summarizeInfosec } from './infosec.ts'

export const infosec: AreaHandlers<'infosec'> = {
  getSummary: ({ world }) => summarizeInfosec(world),
}

import { InfosecSummary } from '../../entities/campaigns/infosec.ts'
import { get } from '../declarations/declare.ts'

export const infosec = {
  getSummary: get('/infosec/assessment/summary', {
    summary: 'How resilient the people of all companies are together',
    section: 'S0 section 7',
    who: 'public',
    answer: InfosecSummary,
  }),
}

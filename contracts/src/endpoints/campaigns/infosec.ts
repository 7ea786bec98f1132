import { InfosecSummary } from '../../entities/campaigns/infosec.ts'
import { get } from '../declarations/declare.ts'

export const infosec = {
  getSummary: get('/infosec/assessment/summary', {
    summary: "Get the combined resilience of all companies' employees",
    section: 'S0 section 7',
    who: 'public',
    answer: InfosecSummary,
  }),
}

import * as z from 'zod/mini'
import { ResourceContent } from '../entities/catalog.ts'
import { get } from './declare.ts'

export const content = {
  load: get('/companies/:companyId/content', {
    summary: 'Everything in the content library: subjects, scenarios, materials',
    section: 'S2 section 2.4',
    who: 'viewer',
    answer: z.looseObject({ content: z.array(ResourceContent) }),
  }),
}

import * as z from 'zod/mini'
import { ApiKey, ApiKeyName } from '../../entities/companies/apiKey.ts'
import { nameText, Ok } from '../../entities/primitives.ts'
import { del, get, post, put } from '../declarations/declare.ts'

const specSection = 'S0 section 7'
/** Otherwise a key could create other keys, which would still work after its deletion. */
const peopleOnly = true
const failures = { 404: 'There is no such API key' }

export const apikeys = {
  list: get('/companies/:companyId/apikeys', {
    summary: "List a company's API keys",
    section: specSection,
    who: 'admin',
    peopleOnly,
    answer: z.looseObject({ apikeys: z.array(ApiKey) }),
  }),
  create: post('/companies/:companyId/apikeys', {
    summary: 'Create an API key',
    section: specSection,
    who: 'admin',
    peopleOnly,
    body: z.object({ name: z.optional(nameText(0, 100)) }),
    answer: ApiKey,
  }),
  rename: put('/companies/:companyId/apikeys/:apiKeyId', {
    summary: 'Rename an API key',
    section: specSection,
    who: 'admin',
    peopleOnly,
    body: z.object({ name: ApiKeyName }),
    answer: ApiKey,
    failures,
  }),
  delete: del('/companies/:companyId/apikeys/:apiKeyId', {
    summary: 'Delete an API key; programs using it lose access',
    section: specSection,
    who: 'admin',
    peopleOnly,
    answer: Ok,
    failures,
  }),
}

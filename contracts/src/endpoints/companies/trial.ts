import * as z from 'zod/mini'
import { post } from '../declarations/declare.ts'
import { ManagerName, WorkEmail } from './auth.ts'

/** 'email': account exists, email sent; true: registered; false: reset the bot check (S0 section 4). */
const TrialResponse = z.looseObject({ result: z.union([z.literal('email'), z.boolean()]) })

const Registration = z.object({ managerEmail: WorkEmail, recaptchaToken: z.string().check(z.minLength(1)) })

export const trial = {
  register: post('/trial', {
    summary: 'Register for a trial',
    section: 'S0 section 7',
    who: 'public',
    body: Registration,
    answer: TrialResponse,
  }),
  registerManager: post('/auth/manager/trial/new', {
    summary: 'Register for a trial (alternative path)',
    section: 'S0 section 7',
    who: 'public',
    body: Registration,
    answer: TrialResponse,
  }),
  registerFreemium: post('/freemium/test3', {
    summary: 'Register for the free plan',
    section: 'S0 section 7',
    who: 'public',
    body: z.object({
      managerEmail: WorkEmail,
      recaptchaToken: z.optional(z.string()),
      name: z.optional(ManagerName),
    }),
    answer: TrialResponse,
  }),
}

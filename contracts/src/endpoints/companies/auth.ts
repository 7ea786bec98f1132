import * as z from 'zod/mini'
import { Principal, User, UserName } from '../../entities/people/user.ts'
import { createEmailSchema, Id, nameText, Ok, Secret } from '../../entities/primitives.ts'
import { get, post, put } from '../declarations/declare.ts'

/** `redirect`: address to open; `status` 'success': email sent; neither: unknown address. */
const SigninResponse = z.looseObject({
  redirect: z.optional(z.string()),
  status: z.optional(z.literal('success')),
})

export const auth = {
  getCurrentUser: get('/auth/user', {
    summary: 'Get the signed-in person or the calling API key',
    section: 'S0 section 7',
    who: 'user',
    answer: User,
  }),
  managerSignin: post('/auth/email/manager_signin', {
    summary: 'Send the sign-in email',
    section: 'S0 section 7',
    who: 'public',
    body: z.object({
      email: createEmailSchema('Please enter your work email'),
      company_id: z.optional(Id),
      campaign_id: z.optional(z.union([Id, z.string()])),
      subject_id: z.optional(Id),
      redirect: z.optional(z.string()),
      scope: z.optional(z.string()),
    }),
    answer: SigninResponse,
  }),
  emailSignin: post('/auth/email/signin/:token', {
    summary: 'Exchange the emailed token for an access token, once within 24 hours',
    section: 'S0 section 7',
    who: 'public',
    body: z.object({}),
    answer: z.looseObject({ token: Secret }),
    failures: { 401: 'The link you tried to sign in with is not valid.' },
  }),
  checkEmail: post('/auth/checkEmail', {
    summary: 'Check whether an email address is known',
    section: 'S0 section 7',
    who: 'public',
    body: z.object({ email: createEmailSchema('Please enter your work email') }),
    answer: z.looseObject({ exists: z.boolean() }),
  }),
  updateProfile: put('/auth/user', {
    summary: "Change the caller's name",
    section: 'S0 section 8',
    who: 'user',
    peopleOnly: true,
    body: z.object({ name: UserName }),
    answer: User,
  }),
  logout: post('/auth/logout', {
    summary: "End the token's session",
    section: 'S2 section 7',
    who: 'user',
    peopleOnly: true,
    body: z.object({}),
    answer: Ok,
  }),
  getPrincipal: get('/acl/principal', {
    summary: "Get the caller's roles and permissions",
    section: 'S0 section 7',
    who: 'user',
    answer: z.looseObject({ principal: Principal }),
  }),
}

export const WorkEmail = createEmailSchema('Please enter your work email')
export const ManagerName = nameText(0, 100)

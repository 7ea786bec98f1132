import * as z from 'zod/mini'
import { Role } from '../people/roles.ts'
import { createEmailSchema, nameText } from '../primitives.ts'

export const ManagerEmail = createEmailSchema('Please enter a correct work email')

/** Form for adding a manager, one per call (S0 section 5). */
export const NewManager = z.object({
  name: nameText(1, 100, 'Please enter name of the admin'),
  email: ManagerEmail,
  role: Role,
  sendWelcome: z._default(z.boolean(), false),
})

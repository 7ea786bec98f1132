import * as z from 'zod/mini'
import { listNameMaxLength, nameMaxLength } from '../limits.ts'
import { normalizeName } from '../names.ts'
import { countCharacters, Id, Instant, nameText } from '../primitives.ts'
import { Bounce } from './bounce.ts'

export const ListRef = z.looseObject({ id: Id, name: z.string() })
export type ListRef = z.infer<typeof ListRef>

/** Directory that an employee or list comes from; null if added by hand or imported from a file. */
export const Source = z.nullable(z.enum(['azure', 'google']))

/** An employee, identified in paths by email address (S2 section 3). */
export const Employee = z.looseObject({
  userId: z.union([z.string(), z.int()]),
  name: z.string(),
  email: z.string(),
  lists: z.array(ListRef),
  listsId: z.optional(z.array(Id)),
  lists_ids: z.optional(z.array(Id)),
  lists_names: z.optional(z.union([z.array(z.string()), z.string()])),
  lastActive: z.optional(z.nullable(Instant)),
  combinedTags: z.optional(z.array(z.string())),
  source: z.optional(Source),
  /** The latest bounce, if the platform reports it; null if nothing has bounced. */
  bounce: z.optional(z.nullable(Bounce)),
})
export type Employee = z.infer<typeof Employee>

export const EmployeeName = nameText(0, nameMaxLength, 'Name can not be more than 100 characters')
export const ListName = z.string().check(
  z.overwrite(normalizeName),
  z.minLength(1, 'You need to enter some information to save'),
  z.refine((name) => countCharacters(name) <= listNameMaxLength, 'Name can not be more than 50 characters'),
)

export const EmployeeList = z.looseObject({
  id: Id,
  name: z.string(),
  created: Instant,
  usersCount: z.int(),
  source: z.optional(Source),
})
export type EmployeeList = z.infer<typeof EmployeeList>

/** Selected rows of a list: all except `unCheckedUsers`, or only `checkedUsers` (S1 section 7). */
export const Selection = z.object({
  allSelected: z.boolean(),
  pagesSelected: z.optional(z.array(z.int())),
  unCheckedUsers: z.array(z.string()),
  checkedUsers: z.array(z.string()),
})
export type Selection = z.infer<typeof Selection>

export const targetList = { targetListId: z.optional(Id), targetListName: z.optional(ListName) }

export const checkSingleTarget = z.refine<{
  targetListId?: number | undefined
  targetListName?: string | undefined
}>(
  ({ targetListId, targetListName }) => (targetListId === undefined) !== (targetListName === undefined),
  'List id is required',
)

/** Result of adding employees to a list; `duplicates` were on it already (S1 section 7). */
export const AddToListResult = z.looseObject({ added: z.int(), duplicates: z.int(), list: ListRef })
export type AddToListResult = z.infer<typeof AddToListResult>

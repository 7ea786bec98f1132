import * as z from 'zod/mini'
import { Bounce } from './bounce.ts'
import { nameMax, unitMax } from './limits.ts'
import { keptName } from './names.ts'
import { Id, Instant, lengthOf, nameText } from './primitives.ts'

export const ListRef = z.looseObject({ id: Id, name: z.string() })
export type ListRef = z.infer<typeof ListRef>

/** Where a person or a list came from; null = typed in or imported from a file. */
export const Source = z.nullable(z.enum(['azure', 'google']))

/** A person who is trained; the address is the key in paths (S2 section 3). */
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
  /** Only if the platform tells; null while nothing has bounced. */
  bounce: z.optional(z.nullable(Bounce)),
})
export type Employee = z.infer<typeof Employee>

export const EmployeeName = nameText(0, nameMax, 'Name can not be more than 100 characters')
export const ListName = z.string().check(
  z.overwrite(keptName),
  z.minLength(1, 'You need to enter some information to save'),
  z.refine((name) => lengthOf(name) <= unitMax, 'Name can not be more than 50 characters'),
)

export const EmployeeList = z.looseObject({
  id: Id,
  name: z.string(),
  created: Instant,
  usersCount: z.int(),
  source: z.optional(Source),
})
export type EmployeeList = z.infer<typeof EmployeeList>

/** What of a long list is selected: everything but `unCheckedUsers`, or just `checkedUsers` (S1 section 7). */
export const Selection = z.object({
  allSelected: z.boolean(),
  pagesSelected: z.optional(z.array(z.int())),
  unCheckedUsers: z.array(z.string()),
  checkedUsers: z.array(z.string()),
})
export type Selection = z.infer<typeof Selection>

/** The list that people are put on: one that is there, or a new one by its name. */
export const targetList = { targetListId: z.optional(Id), targetListName: z.optional(ListName) }

/** Exactly one of both says which list. */
export const namesOneList = z.refine<{
  targetListId?: number | undefined
  targetListName?: string | undefined
}>(
  ({ targetListId, targetListName }) => (targetListId === undefined) !== (targetListName === undefined),
  'List id is required',
)

/** What came of putting people on a list: who was on it already is a duplicate (S1 section 7). */
export const AddToListResult = z.looseObject({ added: z.int(), duplicates: z.int(), list: ListRef })
export type AddToListResult = z.infer<typeof AddToListResult>

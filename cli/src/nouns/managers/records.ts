import { getManagerRemovalRefusal, normalizeAddress } from '@heed/contracts'
import { hashJson } from '../../io/files/hashJson.ts'
import { changedSinceReason, createEntryUndo } from '../../many/recording/entryUndo.ts'
import type { RowEntry, RowRecord } from '../../many/recording/rowRecord.ts'
import { getRoleName, isAdmin } from './find.ts'

const hashAddress = (email: string): string => hashJson(normalizeAddress(email))

const hashTraits = (roleName: unknown, created: unknown, billing: boolean): string =>
  hashJson([roleName, created ?? null, billing])

const describeManager: NonNullable<RowRecord['describe']> = async (context, _values, argument) => {
  const address = hashAddress(argument)
  const { managers = [] } = await context.company()
  const isNew = managers.every(({ email }) => hashAddress(email) !== address)
  return isNew ? { address, made: true } : { address }
}

const wasAdded = ({ made, address }: RowEntry): boolean => made === true && address !== undefined

export const addRecord: RowRecord = {
  retyped: 'managerEmail',
  describe: describeManager,
  toEntry: ({ role, created }) => ({ was: hashTraits(role, created, false) }),
  undo: createEntryUndo<{ email: string }>({
    words: {
      done: 'removed',
      stage: 'Removing managers',
      items: ['manager', 'managers'],
      ask: (count) => `Remove ${count}?`,
    },
    joinEntries: (entries) => entries.filter(wasAdded),
    async planEntry({ client, call }, { address, was }, companyId) {
      const [{ managers = [] }, user] = await Promise.all([
        call((signal) => client.companies.get({ companyId }, { signal })),
        call((signal) => client.auth.getCurrentUser(undefined, { signal })),
      ])
      const manager = managers.find(({ email }) => hashAddress(email) === address)
      if (!manager) return null
      const traits = hashTraits(getRoleName(manager), manager.created, manager.billing ?? false)
      if (traits !== was) return changedSinceReason
      const refusal = getManagerRemovalRefusal({
        isCurrentUser: hashAddress(user.email) === address,
        isLast: isAdmin(manager) && managers.filter(isAdmin).length === 1,
        kind: 'company',
      })
      const { email } = manager
      return refusal ?? { change: `remove ${email}`, details: { email } }
    },
    undoTask: ({ client }, { companyId, details: { email } }, rowCall) =>
      client.managers.delete({ companyId, email }, rowCall),
  }),
}

/** Adding a manager again isn't the same: it changes the date, and the bills may go to someone else. */
export const removeRecord: RowRecord = {
  retyped: 'managerEmail',
  describe: describeManager,
  undo: [
    "Adding managers again wouldn't restore when they were added or who gets the bills, and their addresses aren't stored.",
    'To add managers again: heed managers add --company @FILE',
  ],
}

export const resendRecord: RowRecord = {
  retyped: 'managerEmail',
  undo: ["Sent emails can't be recalled."],
}

import type { CompanyChange } from '@heed/contracts'
import { groupBy } from '../../io/grouped.ts'
import { maskedAddress } from '../../job/journal/maskAddresses.ts'
import { changedSinceReason, createEntryUndo } from '../../many/recording/entryUndo.ts'
import type { RowEntry, RowRecord } from '../../many/recording/rowRecord.ts'
import {
  type CompanyDetails,
  formatDetailChanges,
  getCompanyDetails,
  listChangedDetails,
  noColor,
  toCompanyChange,
} from './details.ts'

const getFacts = ({ before, after }: RowEntry) => ({ before, after }) as Partial<Changes>

interface Changes {
  before: CompanyDetails
  after: CompanyDetails
}

const applyValues = (
  before: CompanyDetails,
  { name, language, mainColor }: Readonly<Record<string, unknown>>,
): CompanyDetails => ({
  name: typeof name === 'string' ? name : before.name,
  language: typeof language === 'string' ? language : before.language,
  mainColor: typeof mainColor === 'string' ? (mainColor === noColor ? null : mainColor) : before.mainColor,
})

const isSameDetail = (a: string | null, b: string | null): boolean => a?.toLowerCase() === b?.toLowerCase()

/** Several rows may change the same company: only the first state and the last one count. */
const joinByCompany = (entries: readonly RowEntry[]): readonly RowEntry[] =>
  [...groupBy(entries, ({ ids }) => ids?.companyId)].flatMap(([, [first, ...others]]) => {
    const last = others.at(-1)
    return first ? [last?.after ? { ...first, after: last.after } : first] : []
  })

export const updateRecord: RowRecord = {
  repeatable: true,
  async describe(context, values) {
    const before = getCompanyDetails(await context.company())
    return { before, after: applyValues(before, values) }
  },
  toEntry: ({ name, language, mainColor, saved }) => ({
    ...(saved ? {} : { state: 'existed' }),
    after: { name, language, mainColor } as CompanyDetails,
  }),
  undo: createEntryUndo<CompanyChange>({
    words: {
      done: 'restored',
      stage: 'Restoring',
      items: ['company', 'companies'],
      ask: (count) => `Restore ${count}?`,
    },
    undoesUnconfirmed: true,
    joinEntries: joinByCompany,
    async planEntry({ client, call }, entry, companyId) {
      const { before, after } = getFacts(entry)
      if (!before || !after) return null
      const company = await call((signal) => client.companies.get({ companyId }, { signal }))
      const now = getCompanyDetails(company)
      const changed = listChangedDetails(before, after)
      if (changed.every((key) => isSameDetail(now[key], before[key]))) return null
      if (!changed.every((key) => isSameDetail(now[key], after[key]))) return changedSinceReason
      if (before.name?.includes(maskedAddress) && changed.includes('name'))
        return "Its earlier name isn't stored, because it contains an email address"
      const earlier = Object.fromEntries(changed.map((key) => [key, before[key]]))
      const language = changed.includes('language') ? (before.language ?? now.language) : now.language
      const restored = { ...now, ...earlier, language }
      return {
        change: formatDetailChanges(now, restored).join(', '),
        details: toCompanyChange(now, restored),
      }
    },
    undoTask: ({ client }, { companyId, details }, rowCall) =>
      client.companies.update({ companyId, ...details }, rowCall),
  }),
}

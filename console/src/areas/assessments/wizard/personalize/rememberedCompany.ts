import { PersonalizeDraft } from '@heed/contracts'
import { readSaved, save } from '../../../../lib/storage.ts'

const keyOf = (companyId: number): string => `heed.personalize.${companyId}`
const isSaid = (value: unknown): value is PersonalizeDraft => PersonalizeDraft.safeParse(value).success

/** What was said of this company the last time, in this browser (S1 section 9). */
export const rememberedCompany = (companyId: number): PersonalizeDraft | undefined =>
  readSaved(keyOf(companyId), isSaid)

/** Keeps what is said now, beside what was said before. */
export const rememberCompany = (companyId: number, said: PersonalizeDraft): void =>
  void save(keyOf(companyId), { ...rememberedCompany(companyId), ...said })

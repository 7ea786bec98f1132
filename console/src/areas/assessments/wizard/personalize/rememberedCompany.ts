import { PersonalizeDraft } from '@heed/contracts'
import { readSavedValue, writeSavedValue } from '../../../../lib/storage/storage.ts'

const makeStorageKey = (companyId: number): string => `heed.personalize.${companyId}`
const isPersonalizeDraft = (value: unknown): value is PersonalizeDraft =>
  PersonalizeDraft.safeParse(value).success

/** Company details last entered in this browser (S1 section 9). */
export const readRememberedCompany = (companyId: number): PersonalizeDraft | undefined =>
  readSavedValue(makeStorageKey(companyId), isPersonalizeDraft)

export const rememberCompany = (companyId: number, draft: PersonalizeDraft): void =>
  void writeSavedValue(makeStorageKey(companyId), { ...readRememberedCompany(companyId), ...draft })

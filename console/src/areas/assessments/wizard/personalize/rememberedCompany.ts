import { PersonalizeDraft } from '@heed/contracts'
import { readSaved, save } from '../../../../lib/storage/storage.ts'

const keyOf = (companyId: number): string => `heed.personalize.${companyId}`
const isSaid = (value: unknown): value is PersonalizeDraft => PersonalizeDraft.safeParse(value).success

/** Company details that were entered last in this browser (S1 section 9). */
export const rememberedCompany = (companyId: number): PersonalizeDraft | undefined =>
  readSaved(keyOf(companyId), isSaid)

export const rememberCompany = (companyId: number, said: PersonalizeDraft): void =>
  void save(keyOf(companyId), { ...rememberedCompany(companyId), ...said })

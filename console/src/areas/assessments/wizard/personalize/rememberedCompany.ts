import { readSaved, save } from '../../../../lib/storage.ts'
import { PersonalizeValues } from '../values.ts'

const keyOf = (companyId: number): string => `heed.personalize.${companyId}`
const isSaid = (value: unknown): value is PersonalizeValues => PersonalizeValues.safeParse(value).success

/** What was said of this company the last time, in this browser (S1 section 9). */
export const rememberedCompany = (companyId: number): PersonalizeValues | undefined =>
  readSaved(keyOf(companyId), isSaid)

/** Keeps what is said now, beside what was said before. */
export const rememberCompany = (companyId: number, said: PersonalizeValues): void =>
  void save(keyOf(companyId), { ...rememberedCompany(companyId), ...said })

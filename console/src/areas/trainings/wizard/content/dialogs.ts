import { late } from '../../../../ui/late.tsx'

/** Chooses several subjects from the library. */
export const AddSubjects = late(async () => (await import('./AddSubjects.tsx')).AddSubjects)

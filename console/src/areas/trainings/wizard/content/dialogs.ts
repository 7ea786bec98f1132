import { late } from '../../../../ui/late.tsx'

export const AddSubjects = late(async () => (await import('./AddSubjects.tsx')).AddSubjects)

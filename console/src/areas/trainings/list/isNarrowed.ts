import type { TrainingList } from './TrainingsStore.ts'

/** Whether something is looked for, so that not everything may be shown. */
export const isNarrowed = ({ search, filterCount }: TrainingList): boolean =>
  search.trim() !== '' || filterCount > 0

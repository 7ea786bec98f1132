/** A part of a whole in whole percent (S1 section 9); nothing of nothing is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0

/** A part of a distribution in percent, rounded to one decimal by itself (S1 section 9, READINGS A-89); nothing of nothing is 0. */
export const shareOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((1000 * part) / whole) / 10 : 0

/** The weeks that recommended subjects take, two of them a week (S1 section 9). */
export const recommendedWeeks = (subjects: number): number => Math.ceil(subjects / 2)

/** Seconds in whole minutes (S1 section 9). */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60)

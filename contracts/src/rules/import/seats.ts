import { seatsTaken } from '../people.ts'

/** New people for whom there is no seat; `left` of the `people` would fit. */
export type SeatShortage = { people: number; left: number; lacking: number }

/**
 * Seats that an import of so many new people lacks; null = all of them fit. Known people need no further seat. An import
 * that doesn't fit isn't started at all (S2 section 2.3).
 */
export function seatShortage(usersLeft: number, people: number): SeatShortage | null {
  const left = Math.max(0, usersLeft)
  return people > left ? { people, left, lacking: people - left } : null
}

/** Newcomers are added together or not at all, whether by an import or from a directory. */
export const newcomersRefusal = (usersLeft: number, people: number): string | null =>
  seatShortage(usersLeft, people) && seatsTaken

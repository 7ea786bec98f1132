/** New people for whom there is no seat; `left` of the `people` would fit. */
export type SeatShortage = { people: number; left: number; lacking: number }

/**
 * What an import of so many new people lacks; null = all of them fit. Known people need no further seat. An import that
 * does not fit is not begun at all: the platform would stop it somewhere in the middle (S2 section 2.3).
 */
export function seatShortage(usersLeft: number, people: number): SeatShortage | null {
  const left = Math.max(0, usersLeft)
  return people > left ? { people, left, lacking: people - left } : null
}

import { seatsTaken } from '../people/people.ts'

export type SeatShortage = { people: number; left: number; lacking: number }

export function seatShortage(usersLeft: number, people: number): SeatShortage | null {
  const left = Math.max(0, usersLeft)
  return people > left ? { people, left, lacking: people - left } : null
}

export const newcomersRefusal = (usersLeft: number, people: number): string | null =>
  seatShortage(usersLeft, people) && seatsTaken

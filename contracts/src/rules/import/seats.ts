import { seatLimitText } from '../people/people.ts'

export type SeatShortage = { people: number; left: number; lacking: number }

export function computeSeatShortage(usersLeft: number, people: number): SeatShortage | null {
  const remainingSeats = Math.max(0, usersLeft)
  return people > remainingSeats ? { people, left: remainingSeats, lacking: people - remainingSeats } : null
}

export const getNewEmployeesRefusal = (usersLeft: number, people: number): string | null =>
  computeSeatShortage(usersLeft, people) && seatLimitText

import { firstLine } from '@heed/contracts/pact'

/** A CSV file by its first line; what stands below it is the platform's. */
export const csvAnswer = (head: string) => ({
  status: 200,
  text: { type: 'text/csv', example: `${head}\r\n`, like: firstLine(head) },
})

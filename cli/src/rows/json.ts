import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { exitCodes, Stop } from '../io/exit.ts'
import { utf8Text } from './utf8.ts'

/** How a file is called where '-' means standard input. */
export const inputLabel = (from: string): string => (from === '-' ? 'Standard input' : from)

/** What a file says, or standard input with '-'; refused where it is no JSON. */
export async function readJson(input: NodeJS.ReadableStream, from: string): Promise<unknown> {
  const bytes = from === '-' ? await buffer(input) : await readFile(from)
  const content = utf8Text(bytes, inputLabel(from))
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Stop(`${inputLabel(from)} is not JSON: ${(error as Error).message}`, exitCodes.usage)
  }
}

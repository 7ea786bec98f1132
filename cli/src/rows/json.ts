import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { exitCodes, Stop } from '../io/exit.ts'
import { decodeUtf8OrStop } from './utf8.ts'

export const getInputLabel = (from: string): string => (from === '-' ? 'Standard input' : from)

export async function readJson(input: NodeJS.ReadableStream, from: string): Promise<unknown> {
  const bytes = from === '-' ? await buffer(input) : await readFile(from)
  const content = decodeUtf8OrStop(bytes, getInputLabel(from))
  try {
    return JSON.parse(content)
  } catch (error) {
    throw new Stop(`${getInputLabel(from)} isn't valid JSON: ${(error as Error).message}`, exitCodes.usage)
  }
}

import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

/** The scenes that stand for their areas in the README, a picture each in `console/docs`. */
export const picturedScenes: readonly string[] = [
  'dashboard',
  'training-schedule',
  'training',
  'assessment',
  'assessment-recommendation',
  'content',
  'report',
  'appearance',
  'azure',
  'upgrade',
  'partner',
  'partner-company',
  'desk-outbox',
  'desk-faults',
  'desk-stories',
  'embed-trial',
  'palette',
]

/** A picture of one colour is smaller than that, in bytes. */
const leastPicture = 20_000

/** Holds that something is on a picture; with HEED_PICTURES it is also written to the path, from the top of the tree. */
export async function keepPicture(picture: Buffer, path: string): Promise<void> {
  expect(picture.length).toBeGreaterThan(leastPicture)
  if (process.env.HEED_PICTURES)
    await writeFile(fileURLToPath(new URL(`../../${path}`, import.meta.url)), picture)
}

import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'

export const screenshotSceneNames: readonly string[] = [
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

const minPictureBytes = 20_000

/** If HEED_PICTURES is set, also writes the picture to `path`, relative to the repository. */
export async function savePicture(picture: Buffer, path: string): Promise<void> {
  expect(picture.length).toBeGreaterThan(minPictureBytes)
  if (process.env.HEED_PICTURES)
    await writeFile(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), picture)
}

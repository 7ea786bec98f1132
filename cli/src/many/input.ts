import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Streams } from '../io/terminal/streams.ts'

export async function keepInput(
  streams: Streams,
  isRead: boolean,
): Promise<{ again(): Streams; close(): Promise<void> }> {
  if (!isRead) return { again: () => streams, close: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'heed-'))
  const path = join(folder, 'input')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of streams.input) await file.writeFile(chunk)
  } finally {
    await file.close()
  }
  return {
    // Inherits instead of copying, so that later changes, such as an open prompt, also appear here.
    again: () => Object.assign(Object.create(streams) as Streams, { input: createReadStream(path) }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

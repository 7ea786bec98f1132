import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Non-blocking, because opening a pipe without a writer would wait forever. */
export const openFile = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))

import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Opens what is to be read, at once: a pipe that nobody writes to would be waited for until somebody does. */
export const openFile = (path: string): Promise<FileHandle> =>
  open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openAsBlob,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type FileStore, hashFile } from '../FileStore.ts'
import { placeFile } from '../placeFile.ts'
import { createTemporaryName, getFinalName, ownerOnlyFlags } from '../temporaryName.ts'

const isId = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** Writes files to disk before any row refers to them, so that a crash can't leave a dangling reference. */
export function createDiskFileStore(folder: string): FileStore {
  return {
    put(bytes) {
      const id = hashFile(bytes)
      const path = join(folder, id)
      if (existsSync(path)) return id
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const temporaryPath = createTemporaryName(path)
      const handle = openSync(temporaryPath, ownerOnlyFlags.flag, ownerOnlyFlags.mode)
      try {
        for (let offset = 0; offset < bytes.length; ) offset += writeSync(handle, bytes, offset)
        fsyncSync(handle)
      } finally {
        closeSync(handle)
      }
      renameSync(temporaryPath, path)
      return id
    },
    async moveIn({ path, sum }) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      await placeFile(path, join(folder, sum))
      return sum
    },
    async open(id) {
      const path = join(folder, id)
      return isId(id) && existsSync(path) ? openAsBlob(path) : undefined
    },
    get(id) {
      const path = join(folder, id)
      return isId(id) && existsSync(path) ? readFileSync(path) : undefined
    },
  }
}

export function deleteUnusedFiles(folder: string, namedIds: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (isId(getFinalName(name)) && !namedIds.has(name)) rmSync(join(folder, name), { force: true })
  }
}

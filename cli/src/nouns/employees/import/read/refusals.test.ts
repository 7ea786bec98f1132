import { execFile } from 'node:child_process'
import { readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeTempFolder } from '../../../../../test/heed.ts'
import { createRefusals } from './refusals.ts'

/** Plants a link right after heed has checked for one. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const lstatSync = (path: string, options: { throwIfNoEntry: false }) => {
    const found = fs.lstatSync(path, options)
    if (!found && basename(path) === 'raced.csv') fs.symlinkSync(join(dirname(path), 'other'), path)
    return found
  }
  return { ...fs, lstatSync }
})

let folder: string
beforeEach(async () => {
  folder = await makeTempFolder()
})

async function refuseInto(path: string): Promise<void> {
  const refusals = await createRefusals({
    keep: 1,
    path,
    source: join(folder, 'people.csv'),
    encoding: 'utf-8',
    separator: ';',
  })
  refusals.add({ lineNumber: 1, line: 'bad@@example.is', rule: 'email', message: 'Email not valid' })
  await refusals.close()
}

it('a symlink created after the check is replaced, not followed', async () => {
  const [path, other] = [join(folder, 'raced.csv'), join(folder, 'other')]
  await writeFile(other, 'kept')
  await refuseInto(path)
  expect(await readFile(other, 'utf8')).toBe('kept')
  expect(await readFile(path, 'utf8')).toContain('bad@@example.is')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

it('a dangling symlink is rejected as a file for rejected lines', async () => {
  const path = join(folder, 'link.csv')
  await symlink(join(folder, 'nowhere'), path)
  await expect(refuseInto(path)).rejects.toThrow('is a symbolic link')
})

it.skipIf(process.platform === 'win32')(
  'a named pipe receives rejected lines and remains a pipe',
  async () => {
    const path = join(folder, 'pipe')
    await promisify(execFile)('mkfifo', [path])
    const [read] = await Promise.all([readFile(path, 'utf8'), refuseInto(path)])
    expect(read).toContain('bad@@example.is')
    expect((await stat(path)).isFIFO()).toBe(true)
  },
)

import { ApiError } from '@heed/contracts'
import { expect, it } from 'vitest'
import { explainError } from './explainError.ts'

const makeNotFoundError = (operation: string) =>
  new ApiError('Not found', { kind: 'notFound', operation, status: 404, requestId: 'r1', code: 'not_found' })

it.each([
  ['apikeys.rename', '12', 'heed keys list --company 12'],
  ['lists.rename', 'Fjord ehf.', "heed lists list --company 'Fjord ehf.'"],
  ['companies.get', '12', 'heed companies list'],
  ['lists.rename', undefined, 'heed lists list'],
])("suggests a list command when %s isn't found, with the company %s", (operation, company, command) => {
  expect(explainError(makeNotFoundError(operation), 'https://heed.example/api', { company }).next).toEqual([
    `See all: ${command}`,
  ])
})

const stateFolder = '/home/anna/.config/heed'
const createSystemError = (code: string, syscall: string, path: string) =>
  Object.assign(new Error(`${code}: ${syscall} '${path}'`), { code, syscall, path })

it.each([
  ['EROFS', 'open', `${stateFolder}/runs/order.lock`, 'the file system is read-only'],
  ['ENOENT', 'mkdir', '/home/anna/.config', "the folder can't be created"],
  ['EACCES', 'mkdir', stateFolder, 'permission denied'],
])(
  "names the setting for another folder after %s from %s in heed's folder",
  (code, syscall, path, reason) => {
    const stop = explainError(createSystemError(code, syscall, path), 'https://x.example', { stateFolder })
    expect(stop.message).toContain(`Couldn't use ${stateFolder}`)
    expect(stop.message).toContain(reason)
    expect(stop.next[0]).toContain('XDG_CONFIG_HOME=/tmp/heed heed')
  },
)

it("keeps the system's message for other files", () => {
  const error = createSystemError('EROFS', 'open', '/mnt/out.csv')
  expect(explainError(error, 'https://x.example', { stateFolder }).message).toBe(error.message)
})

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

import { expect, it } from 'vitest'
import { worldInPath } from './worldInPath.ts'

const read = (url: string) => {
  const request = { url, headers: {} as Record<string, string> }
  return { url: worldInPath(request), world: request.headers['x-heed-world'] }
}

it('takes the world out of the path', () => {
  expect(read('/_world/w-1/api/auth/user?x=1')).toEqual({ url: '/api/auth/user?x=1', world: 'w-1' })
})

it('leaves every other address as it is', () => {
  for (const url of ['/api/auth/user', '/_world/', '/_world/w-1', '/users/_world/a/b']) {
    expect(read(url)).toEqual({ url, world: undefined })
  }
})

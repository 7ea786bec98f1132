import { expect, it } from 'vitest'
import { getBasePath, worldInPath } from './worldInPath.ts'

const read = (url: string) => {
  const request = { url, headers: {} as Record<string, string> }
  return { url: worldInPath(request), world: request.headers['x-heed-world'], base: getBasePath(request) }
}

it.each([
  ['/w/w-1/api/auth/user?x=1', '/api/auth/user?x=1'],
  ['/w/w-1/', '/'],
  ['/w/w-1/users/', '/users/'],
  ['/w/w-1/w/2/', '/w/2/'],
])('worldInPath removes the world from the path %s', (url, rest) => {
  expect(read(url)).toEqual({ url: rest, world: 'w-1', base: '/w/w-1' })
})

it.each(['/api/auth/user', '/w/', '/w/w-1', '/w/a b/', '/w/a%2Fb/', '/users/w/a/b'])(
  'worldInPath leaves %s unchanged',
  (url) => {
    expect(read(url)).toEqual({ url, world: undefined, base: '' })
  },
)

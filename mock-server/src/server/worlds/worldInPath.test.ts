import { expect, it } from 'vitest'
import { extractWorldPath, getBasePath } from './worldInPath.ts'

const readPath = (url: string) => {
  const request = { url, headers: {} as Record<string, string> }
  return {
    url: extractWorldPath(request),
    world: request.headers['x-heed-world'],
    base: getBasePath(request),
  }
}

it.each([
  ['/w/w-1/api/auth/user?x=1', '/api/auth/user?x=1'],
  ['/w/w-1/', '/'],
  ['/w/w-1/users/', '/users/'],
  ['/w/w-1/w/2/', '/w/2/'],
])('worldInPath removes the world from the path %s', (url, rest) => {
  expect(readPath(url)).toEqual({ url: rest, world: 'w-1', base: '/w/w-1' })
})

it.each(['/api/auth/user', '/w/', '/w/w-1', '/w/a b/', '/w/a%2Fb/', '/users/w/a/b'])(
  'worldInPath leaves %s unchanged',
  (url) => {
    expect(readPath(url)).toEqual({ url, world: undefined, base: '' })
  },
)

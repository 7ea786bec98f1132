import { afterEach, expect, it, vi } from 'vitest'
import { findApi } from './findApi.ts'

interface FakeWindow {
  parent: FakeWindow
  top: FakeWindow
  opener: FakeWindow | null
  API?: object
}

/** Creates nested windows, the outermost first; one window has the API. */
function createWindows(count: number, opener: FakeWindow | null = null): FakeWindow[] {
  const views: FakeWindow[] = []
  for (let at = 0; at < count; at += 1) {
    const view = {} as FakeWindow
    view.parent = views.at(-1) ?? view
    view.top = views[0] ?? view
    view.opener = at === 0 ? opener : null
    views.push(view)
  }
  return views
}
const api = { LMSInitialize: () => 'true' }
const findApiFrom = (from: FakeWindow | undefined) => {
  vi.stubGlobal('window', from)
  return findApi('API')
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([0, 1, 3])('findApi finds the API in the window %i levels out', (levels) => {
  const views = createWindows(4)
  Object.assign(views[3 - levels] ?? {}, { API: api })
  expect(findApiFrom(views[3])).toBe(api)
})

it('findApi finds the API through the opener of the outermost window', () => {
  const [outer, inner] = createWindows(2)
  Object.assign(outer ?? {}, { API: api })
  expect(findApiFrom(createWindows(2, inner)[1])).toBe(api)
})

it('findApi returns undefined without an API, across sites and in window cycles', () => {
  expect(findApiFrom(createWindows(3)[2])).toBeUndefined()
  const foreign = new Proxy({} as FakeWindow, {
    get() {
      throw new Error('Blocked')
    },
  })
  const view = { opener: null } as FakeWindow
  Object.assign(view, { parent: foreign, top: view })
  expect(findApiFrom(view)).toBeUndefined()
  const [one, other] = [{ opener: null } as FakeWindow, { opener: null } as FakeWindow]
  Object.assign(one, { parent: other, top: one })
  Object.assign(other, { parent: one, top: one })
  expect(findApiFrom(one)).toBeUndefined()
})

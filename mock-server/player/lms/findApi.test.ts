import { afterEach, expect, it, vi } from 'vitest'
import { findApi } from './findApi.ts'

interface View {
  parent: View
  top: View
  opener: View | null
  API?: object
}

/** Creates nested windows, the outermost first; one window has the API. */
function windows(count: number, opener: View | null = null): View[] {
  const views: View[] = []
  for (let at = 0; at < count; at += 1) {
    const view = {} as View
    view.parent = views.at(-1) ?? view
    view.top = views[0] ?? view
    view.opener = at === 0 ? opener : null
    views.push(view)
  }
  return views
}
const api = { LMSInitialize: () => 'true' }
const searched = (from: View | undefined) => {
  vi.stubGlobal('window', from)
  return findApi('API')
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([0, 1, 3])('findApi finds the API in the window %i levels out', (levels) => {
  const views = windows(4)
  Object.assign(views[3 - levels] ?? {}, { API: api })
  expect(searched(views[3])).toBe(api)
})

it('findApi finds the API through the opener of the outermost window', () => {
  const [outer, inner] = windows(2)
  Object.assign(outer ?? {}, { API: api })
  expect(searched(windows(2, inner)[1])).toBe(api)
})

it('findApi returns undefined without an API, across sites and in window cycles', () => {
  expect(searched(windows(3)[2])).toBeUndefined()
  const foreign = new Proxy({} as View, {
    get() {
      throw new Error('Blocked')
    },
  })
  const view = { opener: null } as View
  Object.assign(view, { parent: foreign, top: view })
  expect(searched(view)).toBeUndefined()
  const [one, other] = [{ opener: null } as View, { opener: null } as View]
  Object.assign(one, { parent: other, top: one })
  Object.assign(other, { parent: one, top: one })
  expect(searched(one)).toBeUndefined()
})

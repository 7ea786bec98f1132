import { expect, it } from 'vitest'
import { partnerScreens } from './screens.ts'

it('all pages of an account are equally wide: nothing jumps sideways from one to the next', () => {
  const ofAccount = partnerScreens.filter(({ account }) => account !== undefined)
  expect(ofAccount.length).toBeGreaterThan(8)
  expect(ofAccount.filter(({ wide }) => wide !== true)).toEqual([])
})

import { expect, it } from 'vitest'
import { partnerScreens } from './screens.ts'

it('all partner pages have the same width', () => {
  const ofAccount = partnerScreens.filter(({ account }) => account !== undefined)
  expect(ofAccount.length).toBeGreaterThan(8)
  expect(ofAccount.filter(({ wide }) => wide !== true)).toEqual([])
})

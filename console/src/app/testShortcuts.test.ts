import { expect, it } from 'vitest'
import { ownerStacks } from '../../test/ownerStacks.ts'
import { styleSupport } from '../../test/styleSupport.ts'

// To run faster, the tests use internals of two libraries, but don't depend on them. A failure here means that a new
// version of a library has changed these internals.

it('React still counts owner stacks; if not, delete test/ownerStacks.ts (tests then take a twelfth longer)', () => {
  expect(ownerStacks).toBeDefined()
})

it('happy-dom still caches styles; if not, delete what test/styleSupport.ts does with it (a fifth longer)', () => {
  expect(styleSupport).toEqual({ cache: true, names: true })
})

import * as React from 'react'

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/** React's counter of stored owner stacks; undefined in newer React versions without it. */
export const ownerStacks: object | undefined =
  typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals
    ? internals
    : undefined

// React records each element's position in the code for warnings: up to 10,000 a second, a twelfth of the test time.
if (ownerStacks)
  Object.defineProperty(ownerStacks, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })

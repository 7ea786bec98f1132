import * as React from 'react'

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/** React's own state, where it counts the owner stacks it has kept; undefined when a newer React has no such place. */
export const ownerStacks: object | undefined =
  typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals
    ? internals
    : undefined

// React records where in the code each element was created, for its warnings: up to 10,000 a second, a twelfth of the time.
if (ownerStacks)
  Object.defineProperty(ownerStacks, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })

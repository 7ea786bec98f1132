import { expect, it } from 'vitest'
import { ownValue } from './ownValue.ts'

it.each(Object.getOwnPropertyNames(Object.prototype))(
  '%s has no value unless the object has its own',
  (name) => {
    expect(ownValue({ list: 1 }, name)).toBeUndefined()
    expect(ownValue(JSON.parse(`{ "${name}": 2 }`), name)).toBe(2)
  },
)

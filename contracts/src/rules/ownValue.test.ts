import { expect, it } from 'vitest'
import { getOwnValue } from './ownValue.ts'

it.each(Object.getOwnPropertyNames(Object.prototype))(
  '%s has no value unless the object has its own',
  (name) => {
    expect(getOwnValue({ list: 1 }, name)).toBeUndefined()
    expect(getOwnValue(JSON.parse(`{ "${name}": 2 }`), name)).toBe(2)
  },
)

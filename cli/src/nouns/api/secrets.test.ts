import { api } from '@heed/contracts'
import { expect, it } from 'vitest'
import { maskSecrets } from './secrets.ts'

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'shows a field named %s that no one declared',
  (name) => {
    const answer = JSON.parse(`{ "success": true, ${JSON.stringify(name)}: "x" }`) as unknown
    expect(maskSecrets(api.auth.getCurrentUser.answer, answer)).toEqual(answer)
  },
)

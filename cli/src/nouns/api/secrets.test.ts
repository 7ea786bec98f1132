import { api } from '@heed/contracts'
import { expect, it } from 'vitest'
import { maskSecrets } from './secrets.ts'

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'shows an undeclared field named %s without masking it',
  (name) => {
    const answer = JSON.parse(`{ "success": true, ${JSON.stringify(name)}: "x" }`) as unknown
    expect(maskSecrets(api.auth.getCurrentUser.answer, answer)).toEqual(answer)
  },
)

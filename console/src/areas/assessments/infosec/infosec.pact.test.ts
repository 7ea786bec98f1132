// @vitest-environment node
import { eachLike, integer, regex, string } from '@heed/contracts/pact'
import { testRootPins } from '../../../../test/pact/pins.ts'
import { InfosecStore } from './InfosecStore.ts'

testRootPins([
  {
    pin: 'infosec.getSummary: the public summary',
    as: 'nobody',
    given: { 'an assessment': { assessmentId: 9101, is: 'active' } },
    request: 'GET /infosec/assessment/summary',
    answer: {
      resilienceScore: integer(65),
      areas: eachLike({ name: string('Phishing'), score: integer(40) }),
      bestBehaviour: regex(/.+/, 'Uses long passwords, each in one place'),
      worstBehaviour: regex(/.+/, 'Checks sender and links before acting'),
    },
    do: async (root) => {
      const store = root.area(InfosecStore)
      await store.load()
      return store
    },
    reads: { summary: { value: { resilienceScore: 65 } } },
  },
])

import { expect } from 'vitest'
import { testClientPins } from './pins.ts'

const given = { 'a pay-per-view package': { apiKey: 'pact-embed-key' } }
const snippet = { lang: 'en', s: 101, c: 101, hideLogo: '1' } as const

testClientPins([
  {
    pin: 'ppv.embed: a snippet with its key',
    as: 'nobody',
    given,
    request: 'GET /embed?lang=en&key=pact-embed-key&s=101&c=101&hideLogo=1',
    response: {
      status: 200,
      text: {
        type: 'text/html',
        example: '<!doctype html><iframe id="player">',
        like: /[\s\S]*<iframe id="player"[\s\S]*/,
      },
    },
    do: (client) => client.ppv.embed({ ...snippet, key: 'pact-embed-key' }),
    reads: { type: expect.stringMatching(/text\/html/) },
  },
  {
    pin: 'ppv.embed: a snippet with a wrong key',
    as: 'nobody',
    given,
    request: 'GET /embed?lang=en&key=wrong&s=101&c=101&hideLogo=1',
    fails: {
      status: 403,
      text: {
        type: 'text/html',
        example: "<!doctype html><h1>This video can't be shown</h1>",
        like: /[\s\S]*This video can't be shown[\s\S]*/,
      },
    },
    do: (client) => client.ppv.embed({ ...snippet, key: 'wrong' }),
  },
])

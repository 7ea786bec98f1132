// What each part of `npm test` reads, by who may import whom; a part that is not named here reads everything.
const contracts = ['contracts']
const fixtures = [...contracts, 'fixtures']
const server = [...fixtures, 'mock-server']
const everything = ['.']

/** What the unit tests of a folder read. Those of the contracts look into both clients, those of e2e everywhere. */
export const unitTests = {
  '@heed/contracts': everything,
  '@heed/fixtures': fixtures,
  // One starts the console's development server.
  '@heed/mock-server': [...server, ':(glob)console/*'],
  '@heed/console': [...fixtures, 'console'],
  'heed-cli': [...fixtures, 'cli'],
  e2e: everything,
}

const parts = {
  consumers: [...fixtures, 'console', 'cli'],
  provider: server,
  build: [...server, 'console', 'cli'],
  terminal: [...server, 'cli', 'e2e'],
}

export const readBy = (part) => parts[part] ?? everything

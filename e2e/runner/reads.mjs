// Folders that these parts of `npm test` read, according to the import rules. All other parts read everything.
const contracts = ['contracts']
const fixtures = [...contracts, 'fixtures']
const server = [...fixtures, 'mock-server']
const allPaths = ['.']

export const unitTests = {
  '@heed/contracts': allPaths,
  '@heed/fixtures': fixtures,
  '@heed/mock-server': [...server, ':(glob)console/*'],
  '@heed/console': [...fixtures, 'console'],
  'heed-cli': [...fixtures, 'cli'],
  e2e: allPaths,
}

const parts = {
  consumers: [...fixtures, 'console', 'cli'],
  provider: server,
  build: [...server, 'console', 'cli'],
  terminal: [...server, 'cli', 'e2e'],
}

export const getReadPaths = (part) => parts[part] ?? allPaths

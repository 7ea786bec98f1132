export { createServer, type Server, type ServerOptions } from './createServer.ts'
export type { LiveWorld } from './server/LiveWorld.ts'
export type { Worlds } from './server/Worlds.ts'
export {
  type MockServer,
  type MockServerOptions,
  type MockWorld,
  startMockServer,
} from './startMockServer.ts'

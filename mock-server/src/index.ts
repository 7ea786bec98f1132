export { createServer, type Server, type ServerOptions } from './createServer.ts'
export type { LiveWorld } from './server/worlds/LiveWorld.ts'
export type { Worlds } from './server/worlds/Worlds.ts'
export {
  type MockServer,
  type MockServerOptions,
  type MockWorld,
  startMockServer,
} from './startMockServer.ts'

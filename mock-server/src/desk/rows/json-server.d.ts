declare module 'json-server' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Handler = (request: IncomingMessage, response: ServerResponse) => void
  interface App extends Handler {
    use(handler: Handler): void
    disable(setting: string): void
  }
  const jsonServer: {
    create(): App
    router(state: Record<string, readonly object[]>): Handler
  }
  export = jsonServer
}

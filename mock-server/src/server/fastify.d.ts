import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Maximum body size, bytes; undefined while the body must not be read. */
    bodyMost: number | undefined
    client: string
    letGo: (() => void) | undefined
  }
}

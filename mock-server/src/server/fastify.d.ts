import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes; undefined while the body must not be read. */
    bodyMost: number | undefined
    client: string
    letGo: (() => void) | undefined
  }
}

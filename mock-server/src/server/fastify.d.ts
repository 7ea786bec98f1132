import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the body that are read at most. */
    bodyMost: number
  }
}

import 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of the body that are read at most; undefined while nothing of it may be read. */
    bodyMost: number | undefined
    /** Address of the machine that it comes from, as Site says it. */
    client: string
    /** Lets go of what its body holds, when it is answered. */
    letGo: (() => void) | undefined
  }
}

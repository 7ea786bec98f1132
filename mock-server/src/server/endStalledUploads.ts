import type { FastifyInstance } from 'fastify'

/** Time without a byte of the body, ms. */
export const stallTimeoutMs = 30_000

/** Aborts requests whose bodies stall or arrive at less than 1,000 bytes a second; responses have no time limit (U-3). */
export function endStalledUploads(app: FastifyInstance, silence: number): void {
  app.addHook('onRequest', async ({ raw, ws }) => {
    if (ws || raw.complete || !hasBody(raw.headers)) return
    const { socket } = raw
    const end = () => socket.destroy()
    socket.setTimeout(silence)
    socket.once('timeout', end)
    let before = socket.bytesRead
    const slow = setInterval(() => {
      if (!raw.complete && socket.bytesRead - before < silence) end()
      before = socket.bytesRead
    }, silence).unref()
    const stop = () => {
      clearInterval(slow)
      socket.setTimeout(0)
      socket.off('timeout', end)
    }
    raw.once('end', stop)
    raw.once('close', stop)
  })
}

const hasBody = ({
  'content-length': length,
  'transfer-encoding': encoding,
}: {
  'content-length'?: string | undefined
  'transfer-encoding'?: string | undefined
}): boolean => encoding !== undefined || Number(length) > 0

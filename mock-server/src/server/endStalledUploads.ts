import type { FastifyInstance } from 'fastify'

/** Maximum time without a new byte of the body, ms. */
export const stallTimeoutMs = 30_000

/** Aborts requests whose bodies stall or arrive at less than 1,000 bytes a second; responses have no time limit (U-3). */
export function endStalledUploads(app: FastifyInstance, stallMs: number): void {
  app.addHook('onRequest', async ({ raw, ws }) => {
    if (ws || raw.complete || !hasBody(raw.headers)) return
    const { socket } = raw
    const end = () => socket.destroy()
    socket.setTimeout(stallMs)
    socket.once('timeout', end)
    let previousBytes = socket.bytesRead
    const timer = setInterval(() => {
      if (!raw.complete && socket.bytesRead - previousBytes < stallMs) end()
      previousBytes = socket.bytesRead
    }, stallMs).unref()
    const stopTimer = () => {
      clearInterval(timer)
      socket.setTimeout(0)
      socket.off('timeout', end)
    }
    raw.once('end', stopTimer)
    raw.once('close', stopTimer)
  })
}

const hasBody = ({
  'content-length': length,
  'transfer-encoding': encoding,
}: {
  'content-length'?: string | undefined
  'transfer-encoding'?: string | undefined
}): boolean => encoding !== undefined || Number(length) > 0

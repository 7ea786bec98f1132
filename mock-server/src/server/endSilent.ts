import type { FastifyInstance } from 'fastify'

/** Milliseconds without a byte of a body after which its connection ends. */
export const longestSilence = 30_000

/**
 * Ends connections whose body does not come, or comes by drops: who sends a thousand bytes a second is waited for. An answer
 * may take as long as it takes (U-3).
 */
export function endSilent(app: FastifyInstance, silence: number): void {
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

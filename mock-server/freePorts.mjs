// Ports of this machine that nobody listens on, for programs that cannot take a free one themselves and say which.
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port on loopback for each one wanted, all different: that one, or any free one where it is 0. Rejects with the
 * system's error, which names the port, where a wanted one is in use.
 */
export async function freePorts(...wanted) {
  const probes = []
  try {
    for (const port of wanted) {
      const probe = createServer().listen(port, '127.0.0.1')
      probes.push(probe)
      await once(probe, 'listening')
    }
    return probes.map((probe) => probe.address().port)
  } finally {
    await Promise.all(probes.map((probe) => new Promise((closed) => probe.close(closed))))
  }
}

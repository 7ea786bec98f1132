import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a different loopback port for each argument; 0 asks for any free port. Rejects if a port is in use. */
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

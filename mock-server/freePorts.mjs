import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a different loopback port for each argument; 0 asks for any free port. Rejects if a port is in use. */
export async function findFreePorts(...ports) {
  const probeServers = []
  try {
    for (const port of ports) {
      const server = createServer().listen(port, '127.0.0.1')
      probeServers.push(server)
      await once(server, 'listening')
    }
    return probeServers.map((server) => server.address().port)
  } finally {
    await Promise.all(probeServers.map((server) => new Promise((resolve) => server.close(resolve))))
  }
}

import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { afterEach } from 'vitest'

export const signedInUser = {
  _id: 'u-1',
  name: 'Anna Admin',
  email: 'admin@example.is',
  created: '2026-01-15T09:00:00.000Z',
  permissions: [],
  superForAccounts: [],
}

const openServers: (Server | HttpServer)[] = []

export async function startListening(server: Server | HttpServer): Promise<number> {
  openServers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

afterEach(async () => {
  for (const server of openServers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

import { consoleFolder, deskFolder, prepareServer } from './prepare.mjs'

try {
  await prepareServer()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.env.HEED_CONSOLE = consoleFolder
process.env.HEED_DESK = deskFolder
await import('./dist/server.mjs')

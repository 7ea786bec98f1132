import { consoleFolder, deskFolder, prepare } from './prepare.mjs'

try {
  await prepare()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.env.HEED_CONSOLE = consoleFolder
process.env.HEED_DESK = deskFolder
await import('./dist/server.mjs')

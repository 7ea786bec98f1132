// `npm run mock`: as `npm start`, or a world for one command: `npm run mock -- exec -- COMMAND`.
import { consoleFolder, prepare } from './prepare.mjs'

try {
  await prepare()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
process.env.HEED_CONSOLE = consoleFolder
await import('./dist/server.mjs')

import { writeFileSync } from 'node:fs'
import { buildEmailFrame, frameFile } from './mailFrame.ts'

writeFileSync(frameFile, await buildEmailFrame())

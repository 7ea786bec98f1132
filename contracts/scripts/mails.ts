import { writeFileSync } from 'node:fs'
import { buildMailFrame, frameFile } from './mailFrame.ts'

writeFileSync(frameFile, await buildMailFrame())

import { writeFileSync } from 'node:fs'
import { frameFile, mailFrame } from './mailFrame.ts'

writeFileSync(frameFile, await mailFrame())

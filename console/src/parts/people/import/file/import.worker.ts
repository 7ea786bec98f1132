import type { WorkerRequest } from './fileInWorker.ts'
import { localImportFile } from './localImportFile.ts'
import { serveFile } from './serveFile.ts'

const serve = serveFile(localImportFile(), (message) => self.postMessage(message))
self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => serve(data)

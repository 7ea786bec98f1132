import type { WorkerRequest } from './fileInWorker.ts'
import { createLocalImportFile } from './localImportFile.ts'
import { createWorkerHandler } from './serveFile.ts'

const handleRequest = createWorkerHandler(createLocalImportFile(), (message) => self.postMessage(message))
self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => handleRequest(data)

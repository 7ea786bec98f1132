import { createLocalImportFile } from './createLocalImportFile.ts'
import { createWorkerHandler } from './createWorkerHandler.ts'
import type { WorkerRequest } from './fileInWorker.ts'

const handleRequest = createWorkerHandler(createLocalImportFile(), (message) => self.postMessage(message))
self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => handleRequest(data)

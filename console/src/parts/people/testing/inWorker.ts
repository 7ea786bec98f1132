import { vi } from 'vitest'
import { createLocalImportFile } from '../import/file/createLocalImportFile.ts'
import { createWorkerHandler } from '../import/file/createWorkerHandler.ts'
import {
  createWorkerFile,
  type Port,
  type WorkerRequest,
  type WorkerResponse,
} from '../import/file/fileInWorker.ts'
import type { ImportFile } from '../import/file/importFile.ts'

export function openWorkerFile(file: ImportFile = createLocalImportFile()) {
  const terminate = vi.fn()
  const requestedNames: string[] = []
  const port: Port = { postMessage: () => undefined, onmessage: null }
  const serve = createWorkerHandler(file, (message) =>
    port.onmessage?.(new MessageEvent<WorkerResponse>('message', { data: structuredClone(message) })),
  )
  port.postMessage = (message: WorkerRequest) => {
    requestedNames.push(message.ask)
    serve(message)
  }
  return { file: createWorkerFile(port, terminate), terminate, asked: requestedNames }
}

import { vi } from 'vitest'
import { fileHere } from '../import/file/fileHere.ts'
import { type FromWorker, fileInWorker, type Port, type ToWorker } from '../import/file/fileInWorker.ts'
import type { ImportFile } from '../import/file/importFile.ts'
import { serveFile } from '../import/file/serveFile.ts'

export function inWorker(file: ImportFile = fileHere()) {
  const terminate = vi.fn()
  const asked: string[] = []
  const port: Port = { postMessage: () => undefined, onmessage: null }
  const serve = serveFile(file, (message) =>
    port.onmessage?.(new MessageEvent<FromWorker>('message', { data: structuredClone(message) })),
  )
  port.postMessage = (message: ToWorker) => {
    asked.push(message.ask)
    serve(message)
  }
  return { file: fileInWorker(port, terminate), terminate, asked }
}

import type { ImportFile, ReadOptions } from './importFile.ts'

type WorkerMethods = Omit<ImportFile, 'read' | 'close'>
type WorkerCall = {
  [Name in keyof WorkerMethods]: { ask: Name; args: Parameters<WorkerMethods[Name]> }
}[keyof WorkerMethods]

/** Every message except `stop` and `close` gets a response with the same id. */
export type WorkerRequest =
  | {
      id: number
      ask: 'read'
      file: Blob
      encoding: ReadOptions['encoding']
      columns: ReadOptions['columns']
      keepsDeparted: ReadOptions['keepsDeparted']
    }
  | ({ id: number } & WorkerCall)
  | { id: number; ask: 'stop' }

export type WorkerResponse =
  | { id: number; share: number }
  | { id: number; value: unknown }
  | { id: number; failure: string }

export type Port = {
  postMessage(message: WorkerRequest): void
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null
}

type PendingCall = {
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
  onProgress?: (share: number) => void
}

export function createWorkerFile(port: Port, terminate: () => void): ImportFile {
  const pendingCalls = new Map<number, PendingCall>()
  let lastId = 0

  port.onmessage = ({ data }) => {
    const call = pendingCalls.get(data.id)
    if (!call) return
    if ('share' in data) {
      call.onProgress?.(data.share)
      return
    }
    pendingCalls.delete(data.id)
    if ('failure' in data) call.reject(new Error(data.failure))
    else call.resolve(data.value)
  }

  function callWorker<Name extends keyof WorkerMethods>(
    name: Name,
    ...args: Parameters<WorkerMethods[Name]>
  ) {
    const id = ++lastId
    return new Promise<unknown>((resolve, reject) => {
      pendingCalls.set(id, { resolve, reject })
      port.postMessage({ id, ask: name, args } as WorkerRequest)
    }) as ReturnType<WorkerMethods[Name]>
  }

  return {
    read(file, { encoding, columns, keepsDeparted, signal, onProgress }) {
      const id = ++lastId
      return new Promise((resolve, reject) => {
        const stop = (): void => {
          pendingCalls.delete(id)
          port.postMessage({ id, ask: 'stop' })
          reject(signal.reason)
        }
        if (signal.aborted) return reject(signal.reason)
        signal.addEventListener('abort', stop, { once: true })
        const settleAndCleanUp = <T>(settle: (value: T) => void) => {
          return (value: T) => {
            signal.removeEventListener('abort', stop)
            settle(value)
          }
        }
        pendingCalls.set(id, {
          resolve: settleAndCleanUp(resolve as (value: unknown) => void),
          reject: settleAndCleanUp(reject),
          onProgress,
        })
        port.postMessage({ id, ask: 'read', file, encoding, columns, keepsDeparted })
      })
    },
    batch: (index) => callWorker('batch', index),
    answered: (index, round, batchCounts) => callWorker('answered', index, round, batchCounts),
    onto: (lists) => callWorker('onto', lists),
    missing: (emails) => callWorker('missing', emails),
    people: (group, from, to) => callWorker('people', group, from, to),
    repeated: (from, to) => callWorker('repeated', from, to),
    refused: (from, to) => callWorker('refused', from, to),
    close: () => {
      for (const { reject } of pendingCalls.values()) reject(new Error('The import was closed'))
      pendingCalls.clear()
      terminate()
    },
  }
}

export function openImportWorker(): ImportFile {
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' })
  return createWorkerFile(worker, () => worker.terminate())
}

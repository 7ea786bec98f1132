import type { WorkerRequest, WorkerResponse } from './fileInWorker.ts'
import type { ImportFile } from './importFile.ts'

export function createWorkerHandler(
  file: ImportFile,
  send: (message: WorkerResponse) => void,
): (message: WorkerRequest) => void {
  const activeReads = new Map<number, AbortController>()

  async function readFile(message: Extract<WorkerRequest, { ask: 'read' }>): Promise<unknown> {
    const { id, encoding, columns, keepsDeparted } = message
    const control = new AbortController()
    activeReads.set(id, control)
    try {
      const onProgress = (share: number) => send({ id, share })
      return await file.read(message.file, {
        encoding,
        columns,
        keepsDeparted,
        signal: control.signal,
        onProgress,
      })
    } finally {
      activeReads.delete(id)
    }
  }

  function run(message: Exclude<WorkerRequest, { ask: 'stop' }>): Promise<unknown> {
    switch (message.ask) {
      case 'read':
        return readFile(message)
      case 'batch':
        return file.batch(...message.args)
      case 'answered':
        return file.answered(...message.args)
      case 'onto':
        return file.onto(...message.args)
      case 'missing':
        return file.missing(...message.args)
      case 'people':
        return file.people(...message.args)
      case 'repeated':
        return file.repeated(...message.args)
      case 'refused':
        return file.refused(...message.args)
    }
  }

  return (message) => {
    if (message.ask === 'stop') {
      activeReads.get(message.id)?.abort()
      return
    }
    run(message).then(
      (value) => send({ id: message.id, value }),
      (failure: unknown) => send({ id: message.id, failure: String(failure) }),
    )
  }
}

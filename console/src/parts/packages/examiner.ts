import type { Examination } from '@heed/contracts/rules/packages/examine'

/** Reads a package and tells what is wrong with it; rejects when `signal` is aborted. */
export type Examiner = (
  zip: Blob,
  options: { signal: AbortSignal; onShare: (share: number) => void },
) => Promise<Examination>

export type FromWorker = { share: number } | { examination: Examination } | { failure: string }

/** A worker of its own for one package: what takes too long or grows too large ends with it, not with the page. */
export const examineInWorker: Examiner = (zip, { signal, onShare }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./examine.worker.ts', import.meta.url), { type: 'module' })
    const stop = () => {
      worker.terminate()
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
    const end = () => {
      signal.removeEventListener('abort', stop)
      worker.terminate()
    }
    worker.onerror = ({ message }) => {
      end()
      reject(new Error(message))
    }
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('share' in data) {
        onShare(data.share)
        return
      }
      end()
      if ('failure' in data) reject(new Error(data.failure))
      else resolve(data.examination)
    }
    worker.postMessage(zip)
  })

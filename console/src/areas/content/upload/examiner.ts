import type { PackageReport } from '@heed/contracts/rules/packages/examine'

export type Examiner = (
  zip: Blob,
  options: { signal: AbortSignal; onShare: (share: number) => void },
) => Promise<PackageReport>

export type FromWorker = { share: number } | { examination: PackageReport } | { failure: string }

/** Each package has a separate worker, so that a malicious zip can't crash the page. */
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

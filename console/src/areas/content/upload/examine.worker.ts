import { examinePackage } from '@heed/contracts/rules/packages/examine'
import type { FromWorker } from './examiner.ts'

const send = (message: FromWorker) => self.postMessage(message)

/** Posts whole percentages only: a message per file would flood the page. */
function createShareSender(): (share: number) => void {
  let lastShare = 0
  return (share) => {
    if (share - lastShare < 0.01) return
    lastShare = share
    send({ share })
  }
}

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  examinePackage(data, { onShare: createShareSender() }).then(
    (examination) => send({ examination }),
    (failure: unknown) => send({ failure: String(failure) }),
  )
}

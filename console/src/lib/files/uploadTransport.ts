import type { Transport } from '@heed/contracts'

/** Uses XMLHttpRequest because fetch doesn't report upload progress. */
export const uploadTransport: Transport = ({ method, url, headers, body = null, signal, onSent }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.responseType = 'arraybuffer'
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onSent?.(loaded / total)
    }
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onload = () => {
      const bytes = new Uint8Array(request.response as ArrayBuffer)
      resolve({
        status: request.status,
        statusText: request.statusText,
        header: (name) => request.getResponseHeader(name),
        text: async () => new TextDecoder().decode(bytes),
        bytes: async () => bytes,
      })
    }
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })

import type { LiveFrame } from '@heed/contracts'
import type { LiveSocket } from '../src/app/live/LiveSocket.ts'

/** A websocket whose server is simulated by the test. */
export class FakeSocket implements LiveSocket {
  onopen: LiveSocket['onopen'] = null
  onmessage: LiveSocket['onmessage'] = null
  onclose: LiveSocket['onclose'] = null
  readonly url: URL
  /** Set when the app closes the socket. */
  isClosed = false

  constructor(url = 'ws://nowhere/') {
    this.url = new URL(url)
  }

  close(): void {
    this.isClosed = true
  }

  open(): void {
    this.call(this.onopen, new Event('open'))
  }

  receive(frame: LiveFrame | string): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
    this.call(this.onmessage, new MessageEvent('message', { data }))
  }

  /** Simulates a connection ended by the server or the network. */
  end(code = 1006): void {
    this.call(this.onclose, new CloseEvent('close', { code }))
  }

  // Handlers expect `this` to be a complete WebSocket.
  private call<Happening>(
    handler: ((this: WebSocket, event: Happening) => unknown) | null,
    event: Happening,
  ): void {
    handler?.call(this as unknown as WebSocket, event)
  }
}

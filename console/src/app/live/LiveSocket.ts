export type LiveSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'close'>

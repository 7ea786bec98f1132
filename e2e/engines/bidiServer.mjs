import { WebSocketServer } from 'ws'

/**
 * Starts a WebDriver BiDi endpoint and prints its address in the form that Playwright waits for.
 * `connect(send, path)` is called once per connection and returns `{ receive, close }`.
 */
export function startBidiServer(connect) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('listening', () => {
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`)
  })
  server.on('connection', (socket, request) => {
    const connection = connect((message) => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
    }, request.url)
    socket.on('message', (data) => connection.receive(JSON.parse(data.toString())))
    socket.on('close', () => connection.close())
  })
}

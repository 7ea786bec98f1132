import { once } from 'node:events'
import { connect } from 'node:net'

export async function sendRawRequest(origin: string, lines: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`${[...lines, 'Host: 127.0.0.1', '', ''].join('\r\n')}`)
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
    socket.end()
  })
  await once(socket, 'close')
  return text
}

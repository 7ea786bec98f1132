import { once } from 'node:events'
import { connect } from 'node:net'

export async function answerTo(origin: string, head: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`${[...head, 'Host: 127.0.0.1', '', ''].join('\r\n')}`)
  let text = ''
  socket.on('data', (piece) => {
    text += String(piece)
    socket.end()
  })
  await once(socket, 'close')
  return text
}

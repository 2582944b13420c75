/** As many requests as a server answers: few connections, each asking again at once. A client of sockets costs little beside the server it measures. */
import { connect } from 'node:net'

/** Connections at the same time. */
const connections = 20

/** Texts of requests, the next one at every call. */
export type NextRequest = () => string

/** Bytes of the answer at the start of `text`; undefined while it is not all there. */
const lengthOfAnswer = (text: string): number | undefined => {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  if (length !== undefined) return head + 4 + Number(length)
  if (!/\r\ntransfer-encoding: chunked/i.test(text.slice(0, head))) return head + 4
  const end = text.indexOf('\r\n0\r\n\r\n', head)
  return end < 0 ? undefined : end + 7
}

const statusOf = (text: string): number => Number(text.slice(9, 12))

/** One connection, until `isOver`; each answer is told. @throws Error where an answer has another status than is wanted */
const askAgain = (
  port: number,
  next: NextRequest,
  { status, isOver, onAnswer }: { status: number; isOver: () => boolean; onAnswer: () => void },
) =>
  new Promise<void>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(next()))
    socket.setEncoding('latin1').on('error', reject)
    socket.on('data', (more: string) => {
      text += more
      const length = lengthOfAnswer(text)
      if (length === undefined || text.length < length) return
      if (statusOf(text) !== status) {
        reject(new Error(`answered with ${text.slice(0, 300)}`))
        socket.destroy()
        return
      }
      text = text.slice(length)
      onAnswer()
      if (isOver()) socket.end(resolve)
      else socket.write(next())
    })
  })

/** Answers a second. */
export const answersPerSecond = async (port: number, next: NextRequest, { status = 200, seconds = 2 } = {}): Promise<number> => {
  let count = 0
  const began = performance.now()
  const isOver = () => performance.now() - began > seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => askAgain(port, next, { status, isOver, onAnswer: () => (count += 1) })))
  return (count * 1000) / (performance.now() - began)
}

/**
 * A small reverse proxy: distributes requests over the nodes, and retries on the other node only if a request was certainly not sent
 * or may be repeated.
 */
import { at } from '../../engine/base/at.ts'
import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'

export interface Proxy {
  readonly address: string
  /** Timeout of a node, ms; the initial value if omitted. */
  readonly setPatience: (ms?: number) => void
  /** Percentage of POST responses to drop: the client's connection is closed instead. */
  readonly loseAnswers: (ofHundred: number) => void
  readonly close: () => Promise<void>
}

/** Longer than a node takes to give up on a database. */
const usualPatience = 20_000

/** Marks responses of the proxy itself, to distinguish them from those of the nodes. */
export const proxyHeader = 'x-chaos-proxy'

interface Requested {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  message.on('data', (part: Buffer) => parts.push(part))
  await once(message, 'end')
  return Buffer.concat(parts)
}

class TooSlow extends Error {}

const send = (
  port: number,
  { method, path, headers, body }: Requested,
  { agent, patience }: { readonly agent: Agent; readonly patience: number },
) =>
  new Promise<Answered>((resolve, reject) => {
    const { connection: _, ...passed } = headers
    const sent = ask({ host: '127.0.0.1', port, method, path, headers: passed, agent }, (answer) => {
      bodyOf(answer).then((read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }), reject)
    })
    const tooSlow = setTimeout(() => sent.destroy(new TooSlow('no answer')), patience)
    sent.on('error', reject).on('close', () => clearTimeout(tooSlow))
    sent.end(body)
  })

const isRefused = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

const ownAnswer = (error: unknown): Answered => ({
  status: error instanceof TooSlow ? 504 : 502,
  headers: { [proxyHeader]: String(error) },
  body: Buffer.from('{}'),
})

/** @param ports local ports of the nodes */
export const startProxy = async (ports: readonly number[]): Promise<Proxy> => {
  const agent = new Agent({ keepAlive: true })
  let patience = usualPatience
  let turn = 0
  let lost = 0
  let posted = 0
  const forward = async (requested: Requested): Promise<Answered> => {
    const first = turn++
    let reason: unknown
    for (let tries = 0; tries < ports.length; tries++) {
      try {
        return await send(at(ports, (first + tries) % ports.length), requested, { agent, patience })
      } catch (error) {
        reason = error
        const mayBeRepeated = isRefused(error) || (requested.method === 'GET' && !(error instanceof TooSlow))
        if (!mayBeRepeated) break
      }
    }
    return ownAnswer(reason)
  }
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    const { status, headers: answered, body } = await forward({ method, path, headers, body: await bodyOf(incoming) })
    if (method === 'POST' && posted++ % 100 < lost) {
      outgoing.destroy()
      return
    }
    const { connection: _, 'transfer-encoding': __, 'keep-alive': ___, ...forwarded } = answered
    outgoing.writeHead(status, { ...forwarded, 'content-length': body.length }).end(body)
  }
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    setPatience: (ms = usualPatience) => (patience = ms),
    loseAnswers: (ofHundred) => (lost = ofHundred),
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

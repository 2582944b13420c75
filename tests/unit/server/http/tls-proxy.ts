/** A reverse proxy that does what docs/operating.md asks of one, and no more: TLS, the four headers, everything as a stream. */
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer, request as secureRequest } from 'node:https'
import { once } from 'node:events'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const tls = join(import.meta.dirname, '../../../fixtures/tls')
const [key, cert] = ['localhost.key', 'localhost.crt'].map((name) => readFileSync(join(tls, name)))

/** @param port of the server behind it */
export const startProxy = async (port: number) => {
  const agent = new Agent({ keepAlive: true })
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const address = incoming.socket.remoteAddress ?? ''
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [incoming.headers['x-forwarded-for'], address].filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
      'x-forwarded-host': incoming.headers.host,
    }
    const behind = request({ host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    behind.on('error', () => outgoing.destroy())
    incoming.pipe(behind)
  }
  const server = createServer({ key, cert }, pass)
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  // A TCP server's address is always an AddressInfo once it listens.
  const { port: own } = server.address() as AddressInfo
  return {
    port: own,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface TlsRequest {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Whoever asks, of this machine: any of 127.0.0.0/8. */
  readonly from?: string
}

/** Asks by TLS, trusting that very certificate. */
export const askByTls = async (port: number, { path, method = 'GET', headers = {}, body, from = '127.0.0.1' }: TlsRequest) => {
  const asking = secureRequest({
    host: '127.0.0.1',
    port,
    ca: cert,
    path,
    method,
    headers,
    localAddress: from,
    servername: 'localhost',
    agent: false,
  })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage] // what this event brings
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }
}

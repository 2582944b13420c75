import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { StartError } from '../base/errors.ts'
import type { AppEnv } from './app-env.ts'
import { securityHeaders } from './security-headers.ts'

/** How long a caller may take, ms. A slow one is cut off without holding up the others. */
export interface Patience {
  readonly headers: number
  readonly request: number
  readonly keepAlive: number
  /** How often overdue connections are looked for. */
  readonly check: number
}

const defaultPatience: Patience = { headers: 10_000, request: 20_000, keepAlive: 5_000, check: 2_000 }

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly patience?: Patience
  /** Asked before the app is: whether it has answered. */
  readonly before?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

export interface Listening {
  readonly port: number
  /** Takes no new calls, lets running ones finish (at most `graceMs`), then closes. */
  readonly close: (graceMs: number) => Promise<void>
}

const largestHeader = 16 * 1024

/** A browser opens connections in advance, and takes what it is told on one for the answer to the request that it sends later. */
const isUnused = (socket: Duplex) => socket instanceof Socket && socket.bytesRead === 0

/** A request that is not HTTP at all never reaches the app; it gets the same headers all the same. */
const refuse = (error: Error & { code?: string }, socket: Duplex) => {
  if (!socket.writable || error.code === 'ECONNRESET' || isUnused(socket)) return socket.destroy()
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${headers.join('')}\r\n`
  // Never left half open: what comes later would be done, its sender not told, and done again when a browser repeats it.
  socket.end(answer, () => socket.destroy())
  return undefined
}

const startErrors = {
  EADDRINUSE: 'portInUse',
  EACCES: 'portInUse',
  EADDRNOTAVAIL: 'addressNotAvailable',
  ENOTFOUND: 'addressNotAvailable',
} as const

const toStartError = (error: NodeJS.ErrnoException, { host, port }: ListenOptions) => {
  const code = Object.entries(startErrors).find(([system]) => system === error.code)?.[1]
  return code ? new StartError(code, { host, port }, error) : error
}

const bind = (server: Server, options: ListenOptions) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', (error) => reject(toStartError(error, options)))
    // A TCP server's address is always an AddressInfo once it listens.
    server.listen(options.port, options.host, () => resolve(server.address() as AddressInfo))
  })

const closeServer = (server: Server, graceMs: number) =>
  new Promise<void>((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Serves the app on a socket. Throws `StartError` when the address is taken or not ours. */
export const listen = async (app: Hono<AppEnv>, options: ListenOptions): Promise<Listening> => {
  const patience = options.patience ?? defaultPatience
  const serverOptions = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.keepAlive,
    connectionsCheckingInterval: patience.check,
    maxHeaderSize: largestHeader,
  }
  const answerUnreadable = () => new Response(null, { status: 400, headers: { ...securityHeaders } })
  // HTTP/1.0, as simple probes speak it, needs no host; of a newer version Node itself asks for one.
  const answer = getRequestListener(app.fetch, { errorHandler: answerUnreadable, hostname: 'localhost' })
  const { before = () => false } = options
  const server = createServer(serverOptions, (incoming, outgoing) => void (before(incoming, outgoing) || answer(incoming, outgoing)))
  server.on('clientError', refuse)
  const { port } = await bind(server, options)
  return { port, close: (graceMs) => closeServer(server, graceMs) }
}

import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { StartError } from '../base/errors.ts'
import { createAdmission } from './admission.ts'
import type { AppEnv } from './app-env.ts'
import { addressOf } from './client-address.ts'
import { securityHeaders } from './security-headers.ts'

/** Timeouts of a connection, ms. Slow clients are disconnected without delaying others. */
export interface Patience {
  readonly headers: number
  readonly request: number
  readonly keepAlive: number
  /** Interval between checks for overdue connections. */
  readonly check: number
}

const defaultPatience: Patience = { headers: 10_000, request: 20_000, keepAlive: 5_000, check: 2_000 }

export interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly patience?: Patience
  /** Whether the address of a client is taken from the headers of a proxy. */
  readonly trustProxy?: boolean
  /** Called before the app; returns whether it has answered the request. */
  readonly before?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

export interface Listening {
  readonly port: number
  /** Accepts no new calls, lets running ones finish for at most `graceMs`, then closes. */
  readonly close: (graceMs: number) => Promise<void>
}

const largestHeader = 16 * 1024

/** Whether nothing was received yet: browsers open connections in advance and would take an answer as that to their next request. */
const isUnused = (socket: Duplex) => socket instanceof Socket && socket.bytesRead === 0

/** Answers a request that is not valid HTTP and never reaches the app, with the same security headers. */
const refuse = (error: Error & { code?: string }, socket: Duplex) => {
  if (!socket.writable || error.code === 'ECONNRESET' || isUnused(socket)) return socket.destroy()
  const status = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }[error.code ?? ''] ?? 400
  const headers = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${headers.join('')}\r\n`
  // Destroyed, not left half open: later requests would run without an answer and be repeated by the browser.
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

/** Whether a request names several hosts: a proxy and the app could take different ones, each for another site. */
const namesSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1

/** Requests of one connection without an answer; browsers send the next one after the answer. Node itself reads on without limit. */
const mostUnanswered = 100

/** @returns a function that counts a request, and ends its connection where too many have no answer yet */
const createConnectionLimit = () => {
  const unanswered = new WeakMap<Socket, number>()
  const add = (socket: Socket, more: number): number => {
    const count = (unanswered.get(socket) ?? 0) + more
    unanswered.set(socket, count)
    return count
  }
  return ({ socket }: IncomingMessage, outgoing: ServerResponse): boolean => {
    // What was received before the connection ended.
    if (socket.destroyed) return false
    outgoing.once('close', () => add(socket, -1))
    const isWithin = add(socket, 1) <= mostUnanswered
    if (!isWithin) socket.destroy()
    return isWithin
  }
}

const refuseHosts = (outgoing: ServerResponse): void => {
  outgoing.writeHead(400, { ...securityHeaders, Connection: 'close', 'Content-Length': 0 }).end()
}

/** Serves the app on a socket. @throws StartError when the address is in use or not available */
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
  // HTTP/1.0, as used by simple probes, needs no host header; for newer versions Node requires one.
  const answer = getRequestListener(app.fetch, { errorHandler: answerUnreadable, hostname: 'localhost' })
  const { before = () => false, trustProxy = false } = options
  const admit = createAdmission()
  const isWithinLimit = createConnectionLimit()
  const server = createServer(serverOptions, (incoming, outgoing) => {
    if (!isWithinLimit(incoming, outgoing)) return
    if (namesSeveralHosts(incoming)) refuseHosts(outgoing)
    else if (!before(incoming, outgoing)) {
      const client = addressOf(incoming.socket.remoteAddress, trustProxy ? incoming.headers['x-forwarded-for'] : undefined)
      admit(client, () => void answer(incoming, outgoing))
    }
  })
  server.on('clientError', refuse)
  const { port } = await bind(server, options)
  return { port, close: (graceMs) => closeServer(server, graceMs) }
}

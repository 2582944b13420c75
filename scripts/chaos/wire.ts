/** A connection between two programs that can be cut silently: data is dropped while it stays open. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Wire {
  readonly port: number
  /** All current connections drop their data; new ones work. */
  readonly cut: () => void
  /** Closes the cut connections. */
  readonly mend: () => void
  readonly close: () => Promise<void>
}

/** @param to local port of the other end */
export const startWire = async (to: number): Promise<Wire> => {
  const live = new Set<Socket>()
  const dead = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1')
    const pair = [near, far] as const
    const end = () => {
      // Neither end of a cut connection is notified.
      if (dead.has(near)) return
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) {
      live.add(socket)
      socket.setNoDelay(true)
      socket
        .on('error', () => undefined)
        .on('close', () => {
          live.delete(socket)
          end()
        })
    }
    near.pipe(far)
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const mend = () => {
    for (const socket of dead) socket.destroy()
    dead.clear()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => {
      for (const socket of live) {
        dead.add(socket)
        socket.unpipe().pause()
      }
    },
    mend,
    close: async () => {
      mend()
      for (const socket of live) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

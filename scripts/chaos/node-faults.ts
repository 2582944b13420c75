/** Faults of nodes, their clocks, and the connections to them. */
import { connect, type Socket } from 'node:net'
import { setTimeout as pass } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { PostgresWorld } from './world.ts'

/** Longest shutdown of a node, ms: its grace period for calls and for the database, plus the delay of a busy machine. */
const longestEnd = 15_000
const hour = 3_600_000

const kill: Fault<PostgresWorld> = {
  name: 'node killed',
  strike: ({ world, chance }) => chance.pick(world.nodes).kill(),
}

const terminate: Fault<PostgresWorld> = {
  name: 'node ended by SIGTERM',
  strike: async ({ world, chance, complain }) => {
    const { took, code } = await chance.pick(world.nodes).restart()
    if (took > longestEnd || code !== 0) complain(`SIGTERM: exit code ${code} after ${Math.round(took)} ms`)
  },
}

const hold: Fault<PostgresWorld> = {
  name: 'node held',
  strike: async ({ world, chance }) => {
    const node = chance.pick(world.nodes)
    node.signal('SIGSTOP')
    await pass(chance.between(1000, 6000))
    node.signal('SIGCONT')
  },
}

const clock: Fault<PostgresWorld> = {
  name: 'clock jumps',
  strike: async ({ world, chance }) => {
    const node = chance.pick(world.nodes)
    node.setClock(chance.pick([-6, -1, -0.05, 0.05, 1, 6]) * hour)
    await pass(chance.between(1000, 3000))
    node.setClock(0)
    await pass(1000)
  },
}

const wire: Fault<PostgresWorld> = {
  name: 'node half open',
  strike: async ({ world, chance }) => {
    // Long enough for any response of a node, short enough to leave time for another round.
    world.proxy.setPatience(5000)
    const place = chance.pick([0, 1])
    world.wires[place]?.cut()
    await pass(chance.between(2000, 5500))
    world.wires[place]?.mend()
    world.proxy.setPatience()
  },
}

const answers: Fault<PostgresWorld> = {
  name: 'answers lost',
  strike: async ({ world: { proxy }, chance }) => {
    proxy.loseAnswers(chance.between(10, 60))
    await pass(chance.between(1000, 3000))
    proxy.loseAnswers(0)
  },
}

const half = 'POST /api/RecordSelection/Add HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{'
const unread = 'GET /version.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50)

const clients: Fault<PostgresWorld> = {
  name: 'clients half open',
  strike: async ({ world, chance }) => {
    const sockets: Socket[] = []
    for (let count = 0; count < 40; count++) {
      const { port } = new URL(chance.pick(world.nodes).address)
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined).pause()
      socket.write(chance.pick([half, half, half.slice(0, 40), half.slice(0, 40), unread]))
      sockets.push(socket)
    }
    await pass(chance.between(1000, 4000))
    for (const socket of sockets) socket.destroy()
  },
}

export const nodeFaults: readonly Fault<PostgresWorld>[] = [kill, terminate, hold, clock, answers, wire, clients]

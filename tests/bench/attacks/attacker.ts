/** An attack in a thread of its own that leaves the processor to the server: elsewhere, those who attack have machines of their own. */
import { constants, setPriority } from 'node:os'
import { once } from 'node:events'
import { Worker, workerData } from 'node:worker_threads'
import { crowdAttacks, type CrowdAttack } from './crowds.ts'

interface Order {
  readonly attack: string
  readonly url: string
}

/** Does an attack once. */
export const attackOnce = async ({ name }: CrowdAttack, url: string): Promise<void> => {
  const order: Order = { attack: name, url }
  const worker = new Worker(new URL(import.meta.url), { workerData: order })
  await once(worker, 'exit')
}

const isOrder = (own: unknown): own is Order => typeof own === 'object' && own !== null && 'attack' in own && 'url' in own

if (isOrder(workerData)) {
  const { attack, url } = workerData
  // Only Linux knows a priority of a single thread.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
  await crowdAttacks.find(({ name }) => name === attack)?.run({ url })
}

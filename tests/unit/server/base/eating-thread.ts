/** A thread that eats memory in the way it is told, and never ends by itself: for the tests alone. */
import { parentPort, workerData } from 'node:worker_threads'

const held: unknown[] = []

const ways: Readonly<Record<string, () => void>> = {
  /** Each step takes as much as all before. */
  'a list that doubles': () => {
    for (let list: unknown[] = [{}]; ; list = [...list, ...list]) held[0] = list
  },
  'a list that grows': () => {
    for (;;) held.push(held.length)
  },
  objects: () => {
    for (;;) held.push({ one: held.length, two: [held.length] })
  },
  texts: () => {
    for (;;) held.push(`${'x'.repeat(1000)}${held.length}`.toUpperCase())
  },
  'buffers outside the heap': () => {
    for (;;) held.push(new Uint8Array(8 * 1024 * 1024).fill(1))
  },
}

// The test names one of them.
const way = ways[workerData as string]
parentPort?.on('message', () => way?.())

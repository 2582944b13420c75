/** Threads that eat memory: each is stopped, and the process that started it lives on. */
import { once } from 'node:events'
import { constants, getPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { heldBy, startWatched, watchMemory, watchProcessorTime } from '../../../../server/base/watched-thread.ts'

const start = (way: string) => startWatched(new URL('./eating-thread.ts', import.meta.url), { workerData: way, execArgv: [] })

it.each(['a list that doubles', 'a list that grows', 'objects', 'texts', 'buffers outside the heap'])(
  'a thread that eats memory by %s is told of, once, and can be ended',
  { tags: ['deep'] },
  async (way) => {
    const worker = start(way)
    const reported: number[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    watchMemory(worker, 192, (held) => {
      reported.push(held)
      resolve()
    })
    worker.postMessage('eat', [])
    await promise
    await worker.terminate()
    expect(reported).toEqual([expect.toSatisfy((held: number) => held > 192)])
  },
)

it('a thread is not told of that holds little, nor one that nobody watches any more', async () => {
  const worker = start('a list that grows')
  await once(worker, 'online')
  const reported: number[] = []
  watchMemory(worker, 192, (held) => reported.push(held))()
  worker.postMessage('eat', [])
  while ((await heldBy(worker)) < 192);
  await worker.terminate()
  const idle = start('')
  await once(idle, 'online')
  const unwatch = watchMemory(idle, 192, (held) => reported.push(held))
  for (let looks = 0; looks < 20; looks += 1) await heldBy(idle)
  unwatch()
  await idle.terminate()
  expect(reported).toEqual([])
})

it('a thread is charged for what it uses while it is watched, and for nothing before', async () => {
  const code = `const { parentPort } = require('node:worker_threads')
    const { threadCpuUsage } = process
    const used = () => { const { user, system } = threadCpuUsage.call(process); return (user + system) / 1000 }
    parentPort.on('message', (ms) => { const until = used() + ms; while (used() < until); parentPort.postMessage('done') })`
  const worker = new Worker(code, { eval: true })
  const use = async (ms: number) => {
    worker.postMessage(ms, [])
    await once(worker, 'message')
  }
  await use(400)
  let charged = 0
  const tooMuch: number[] = []
  const limits = { mostMs: 300, charge: (ms: number) => (charged += ms) }
  const unwatch = watchProcessorTime(worker, limits, () => tooMuch.push(charged))
  await use(100)
  await expect.poll(() => charged).toBeGreaterThanOrEqual(100)
  expect(tooMuch).toEqual([])
  await use(250)
  await expect.poll(() => tooMuch.length).toBe(1)
  unwatch()
  await worker.terminate()
  expect(tooMuch[0]).toBeLessThan(700)
})

it.runIf(process.platform === 'linux')('a thread that nobody waits for on a page leaves the processor to the process', async () => {
  const before = getPriority()
  const module = new URL('../../../../server/base/low-priority.ts', import.meta.url).href
  const code = `Promise.all([import(${JSON.stringify(module)}), import('node:os')]).then(([, { getPriority }]) => require('node:worker_threads').parentPort.postMessage(getPriority()))`
  const worker = new Worker(code, { eval: true })
  const [priority] = (await once(worker, 'message')) as [number] // what the thread posts
  await worker.terminate()
  expect([priority, getPriority()]).toEqual([constants.priority.PRIORITY_BELOW_NORMAL, before])
})

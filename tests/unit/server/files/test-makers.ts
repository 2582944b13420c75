/** Makers that do what the name of the model says: for the tests alone, imported by the threads that these start. */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { setTimeout as pass } from 'node:timers/promises'
import type { FileMaker } from '../../../../server/files/file-input.ts'
import type { MakerTable } from '../../../../server/files/maker-table.ts'

const held: unknown[] = []

const behaviours: Readonly<Record<string, (detail: string, onStep: (done: number) => void) => Promise<void> | void>> = {
  throws: () => {
    throw new Error('no such geometry')
  },
  loops: () => {
    for (;;);
  },
  objects: () => {
    for (;;) held.push({ one: held.length, two: [held.length] })
  },
  /** Each step takes as much as all before. */
  doubles: () => {
    for (let list: unknown[] = [{}]; ; list = [...list, ...list]) held[0] = list
  },
  /** Memory that is no object, such as that of a kernel. */
  buffers: async () => {
    for (;;) {
      held.push(new Uint8Array(8 * 1024 * 1024).fill(1))
      await pass(5)
    }
  },
  /** Ends its thread: nothing is answered. */
  exits: () => process.exit(7),
  /** The same, once: the file says that it has. */
  exitsOnce: (file) => {
    if (existsSync(file)) return
    writeFileSync(file, '')
    process.exit(7)
  },
  /** Takes as many ms, in ten steps. */
  slow: async (time, onStep) => {
    for (let step = 1; step <= 10; step++) {
      await pass(Number(time) / 10)
      onStep(step / 10)
    }
  },
  /** Notes that it was made, and takes 30 ms. */
  noted: async (file) => {
    appendFileSync(file, 'made\n')
    await pass(30)
  },
  large: () => undefined,
}

const make: FileMaker = async ({ model, kind, orderCode }, onStep) => {
  const [, name = '', detail = ''] = /^(\w+)(?: ([^#]*))?/.exec(model.name) ?? []
  await behaviours[name]?.(detail, onStep)
  if (name === 'large') return new Uint8Array(Number(detail)).fill(65)
  return new TextEncoder().encode(`${kind} of ${orderCode}\n`)
}

const maker = async () => make

export const makers: MakerTable = { bom: maker, archive: maker, preview: maker, step: maker, drawing: maker }

/** Starts that cannot go on: each says in one line what is wrong, or does not. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attack } from './attack.ts'
import { onDiskOf, type Settings, spawnServer } from './server.ts'

/** How the program says that it is a fault of its own. */
const stack = /^\s+at |could not start/

/** @returns 1 where the start did not end, or not in one line that names what is wrong */
const isUnclear = async (settings: Settings, { expected, before }: { readonly expected: RegExp; readonly before?: readonly string[] }) => {
  const { child, lines } = spawnServer({ PORT: '0', ...settings }, before)
  await once(child, 'close')
  const output = lines.filter((line) => line.trim() !== '')
  const isClear = child.exitCode === 1 && output.length === 1 && output.every((line) => expected.test(line) && !stack.test(line))
  return isClear ? 0 : 1
}

const inFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'sizewright-attacks-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Something that listens, and is no PostgreSQL. */
const withOther = async <T>(work: (port: number) => Promise<T>): Promise<T> => {
  const other = createServer((socket) => socket.end('hello\n').on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const result = await work(typeof address === 'object' && address ? address.port : 0)
  other.close()
  return result
}

const wrongPlaces = () =>
  inFolder((folder) =>
    withOther(async (port) => {
      const file = join(folder, 'file')
      writeFileSync(file, '')
      const data = join(folder, 'data')
      const unclear = [
        await isUnclear({ DATA_DIR: file }, { expected: /file/ }),
        // Where the system lets nobody make a folder.
        await isUnclear({ DATA_DIR: '/proc/none/data' }, { expected: /\/proc\/none/ }),
        await isUnclear({ DATA_DIR: data, DATABASE_URL: `postgres://a@127.0.0.1:${port}/b` }, { expected: new RegExp(String(port)) }),
        await isUnclear({ DATA_DIR: data, DATABASE_URL: 'foo' }, { expected: /DATABASE_URL/ }),
        await isUnclear({ DATA_DIR: data, DATABASE_URL: 'mysql://a:b@c/d' }, { expected: /DATABASE_URL/ }),
      ]
      return unclear.filter((one) => one === 1).length
    }),
  )

export const startAttacks: readonly Attack[] = [
  {
    name: 'start on a disk of 2 MB: starts that do not say so in one line',
    report: 'D6',
    before: 1,
    run: () => inFolder((folder) => isUnclear({ DATA_DIR: join(folder, 'data') }, { expected: /full|room|space/i, before: onDiskOf(2) })),
    heldBy: 'tests/unit/server/database/database.test.ts',
  },
  {
    name: '`DATA_DIR` a file or where nobody may write, `DATABASE_URL` no PostgreSQL, `foo`, `mysql://`: of 5 starts, those that do not say so in one line',
    report: 'D8',
    before: 5,
    run: wrongPlaces,
    heldBy: 'tests/unit/server/main.test.ts',
  },
]

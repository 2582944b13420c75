/**
 * Loaded into a node with `--import`: shifts its clock ahead by the content of the file CHAOS_CLOCK (ms), read at the start and on
 * every SIGUSR2.
 */
import { readFileSync } from 'node:fs'

const file = process.env['CHAOS_CLOCK'] ?? ''
const read = (): number => Number(readFileSync(file, 'utf8'))
let ahead = read()
process.on('SIGUSR2', () => (ahead = read()))

const now = Date.now.bind(Date)
Date.now = () => now() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (target, args, made) => {
    const date: unknown = Reflect.construct(target, args.length === 0 ? [Date.now()] : args, made)
    return date instanceof target ? date : new target(Date.now())
  },
})

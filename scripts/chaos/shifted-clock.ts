/** Given to a node by `--import`: its clock is ahead by what the file CHAOS_CLOCK says (ms), read at the start and whenever SIGUSR2 comes. */
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

/**
 * `npm run fuzz`: checks the laws over calculators, or sends bad requests to a server. Exit code 0: nothing found, 1: findings, 2:
 * invalid arguments.
 */
import { exitCodes, ownTerminal, readCommandLine } from '../../server/base/command-line.ts'

const usage = `usage: npm run fuzz -- [id | folder | schema.ts | schema.json | document.json …] [--minutes n] [--seed s] [--path p]
                                     the laws of forms over calculators; every calculator where none is named; 1 minute for all
       … -- --server <url> [--minutes n] [--seed s]
                                     requests against a running server, made from its /openapi.json
       --seed s --path p, as a failure prints them, or FC_SEED and FC_PATH in the environment: the same case again`

const options = {
  minutes: { type: 'string' },
  seed: { type: 'string' },
  path: { type: 'string' },
  server: { type: 'string' },
} as const

const numberOf = (text: string, name: string): number => {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) throw new RangeError(`${name} is a number, not ${text}`)
  return value
}

/** An environment variable; an empty one counts as unset. */
const fromEnvironment = (name: string): string | undefined => process.env[name] || undefined

const run = async (): Promise<number> => {
  const line = readCommandLine(process.argv.slice(2), { usage, options, takesWords: true }, ownTerminal)
  if (typeof line === 'number') return line
  const { values, positionals: words } = line
  const minutes = numberOf(values.minutes ?? '1', '--minutes')
  if (minutes <= 0) throw new RangeError('--minutes is more than none')
  const seed = numberOf(values.seed ?? fromEnvironment('FC_SEED') ?? String(Date.now() % 2 ** 31), 'a seed') | 0
  if (values.server !== undefined) {
    const { fuzzServer } = await import('./server/fuzz-server.ts')
    return fuzzServer(values.server, { minutes, seed }, ownTerminal)
  }
  const { fuzzEngine } = await import('./fuzz-engine.ts')
  return fuzzEngine(words, { minutes, seed, path: values.path ?? fromEnvironment('FC_PATH') }, ownTerminal)
}

try {
  process.exitCode = await run()
} catch (cause) {
  if (!(cause instanceof RangeError)) throw cause
  ownTerminal.printError(cause.message)
  process.exitCode = exitCodes.failed
}

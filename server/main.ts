/** The process: settings from the environment, messages for the operator, signals. */
import { readConfig } from './base/config.ts'
import { logTo } from './http/request-log.ts'
import { operatorLocale } from './base/operator-locale.ts'
import { start } from './start.ts'
import { notBuiltText, startFailureText } from './start-texts.ts'

const locale = operatorLocale(process.env)
/** Processor time of this thread, ms. Cached for a millisecond, as reading it takes longer than most pieces of work. */
const worked = (() => {
  let [known, lookedAt] = [0, Number.NEGATIVE_INFINITY]
  return (): number => {
    const now = performance.now()
    if (now - lookedAt < 1) return known
    const { user, system } = process.threadCpuUsage()
    ;[known, lookedAt] = [(user + system) / 1000, now]
    return known
  }
})()
const clock = { now: () => Date.now(), worked }

const run = async () => {
  const config = readConfig(process.env)
  const { log, flush } = logTo(process.stdout)
  // On every kind of exit, as the last lines show the cause.
  process.on('exit', flush)
  const server = await start(config, { log, clock })
  if (server.files.size === 0) process.stderr.write(`${notBuiltText(locale, config.distDirectory)}\n`)
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  process.stdout.write(`Sizewright is ready: http://${host}:${server.port}\n`)
  let stopping = false
  const stop = () => {
    // A second signal exits immediately.
    if (stopping) process.exit(1)
    stopping = true
    // Pending database connections must not keep the process running.
    void server.stop().finally(() => process.exit())
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${startFailureText(locale, error)}\n`)
  process.exitCode = 1
}

/** The process: settings from the environment, messages for the operator, signals. */
import { readConfig } from './base/config.ts'
import { logTo } from './http/request-log.ts'
import { operatorLocale } from './base/operator-locale.ts'
import { start } from './start.ts'
import { notBuiltText, startFailureText } from './start-texts.ts'

const locale = operatorLocale(process.env)
/** Processor time of this thread, ms. It is asked for after every piece of work, and to ask the system takes longer than most of them. */
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
  // However it ends: what brought it down is in the last lines.
  process.on('exit', flush)
  const server = await start(config, { log, clock })
  if (server.files.size === 0) process.stderr.write(`${notBuiltText(locale, config.distDirectory)}\n`)
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  process.stdout.write(`Sizewright is ready: http://${host}:${server.port}\n`)
  let stopping = false
  const stop = () => {
    // A second signal means: now.
    if (stopping) process.exit(1)
    stopping = true
    // What still holds a connection to a database that has gone silent must not hold the process.
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

/**
 * `npm run check`: checks format, lint, types and unused code, one line each. `npm run fix` formats and fixes first.
 * Fails if any check fails.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ownCommandLine } from '../server/base/command-line.ts'

interface Tool {
  readonly name: string
  readonly arguments: readonly string[]
  /** Path of the command, if it is not `node_modules/.bin/<name>`. */
  readonly file?: string
}

interface Outcome extends Tool {
  readonly passed: boolean
  readonly output: string
  readonly seconds: number
}

const projectDirectory = join(import.meta.dirname, '..')

const fixes: readonly Tool[] = [
  { name: 'oxfmt', arguments: [] },
  { name: 'oxlint', arguments: ['--fix'] },
  { name: 'oxfmt', arguments: [] },
]
const checks: readonly Tool[] = [
  { name: 'oxfmt', arguments: ['--check'] },
  { name: 'oxlint', arguments: ['--deny-warnings'] },
  // TypeScript 7 takes a quarter of the time; version 6 stays for its API, which 7 does not have (scripts/package, api-docs, mutate).
  { name: 'tsc', file: 'node_modules/typescript-native/bin/tsc', arguments: ['--pretty', 'false'] },
  { name: 'knip', arguments: ['--no-progress', '--no-config-hints'] },
]

const run = (tool: Tool): Promise<Outcome> =>
  new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(join(projectDirectory, tool.file ?? `node_modules/.bin/${tool.name}`), tool.arguments, { cwd: projectDirectory })
    const chunks: Buffer[] = []
    const finish = (passed: boolean, last = '') => {
      const output = `${Buffer.concat(chunks).toString()}${last}`.trim()
      resolve({ ...tool, passed, output, seconds: (performance.now() - began) / 1000 })
    }
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', (error) => finish(false, error.message))
    child.on('close', (code) => finish(code === 0))
  })

const { values: flags } = ownCommandLine({
  usage: `usage: npm run check                      format, lint, types and what nothing uses; fails when any of them fails
       npm run fix                        formats and mends what can be mended first (check --fix)`,
  options: { fix: { type: 'boolean' } },
  takesWords: false,
})
if (flags.fix) for (const fix of fixes) await run(fix)

const outcomes = await Promise.all(checks.map(run))
for (const { name, passed, output } of outcomes) if (!passed) console.log(`\n── ${name}\n${output}`)
console.log()
for (const { name, passed, seconds } of outcomes) console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1

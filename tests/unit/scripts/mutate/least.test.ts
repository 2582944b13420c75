/** `npm run mutate -- --least`: what a run in CI ends with. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { CalculatorExamples } from '../../../../engine/define/examples.ts'
import { calculators } from '../../../../schemas/registry.ts'

const root = join(import.meta.dirname, '../../../..')
const folder = mkdtempSync(join(tmpdir(), 'mutate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (words: readonly string[]): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [join(root, 'scripts/mutate/cli.ts'), ...words], { cwd: root }, (_, out) =>
      done({ code: child.exitCode ?? -1, out }),
    )
  })

/** The lift as a document, with the inputs and requests of its examples alone. */
const weak = (): string => {
  const lift = calculators.find(({ schema }) => schema.id === 300)
  const cases: CalculatorExamples['cases'] = (lift?.examples.cases ?? []).map(({ name, inputs, request }) => ({ name, inputs, request }))
  const texts = { en: { class: { name: 'Lift' } } }
  const file = join(folder, '300-lift.json')
  writeFileSync(file, JSON.stringify({ schema: lift?.schema, texts, examples: { init: lift?.examples.init, cases } }))
  expect(readFileSync(file, 'utf8')).toContain('"cases"')
  return file
}

it('ends well at the score or above it', { tags: ['deep'] }, async () => {
  const { code, out } = await run(['300', '--sample', '12', '--seed', '3', '--least', '100'])
  expect([code, out]).toEqual([0, expect.stringMatching(/^all +12 +12 +100\.0 %/m)])
})

it('ends badly below it, with what lives and what to add', { tags: ['deep'] }, async () => {
  const { code, out } = await run([weak(), '--sample', '12', '--seed', '3', '--least', '95'])
  expect(code).toBe(1)
  expect(out).toMatch(/300-lift\.json:\d+:\d+ \w+ .* — no example/)
})

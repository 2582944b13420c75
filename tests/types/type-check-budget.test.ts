import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const projectDirectory = join(import.meta.dirname, '../..')
const count = 100

/** A schema of 100 fields in which every second one has a bound, a condition and a formula over its neighbours. */
function sourceOf(fieldCount: number): string {
  const names = Array.from({ length: fieldCount }, (_, index) => `field${index}`)
  const field = (name: string, index: number) =>
    index % 2 === 0 || index === 0
      ? `${name}: number({ unit: 'mm', min: 0, max: 1000 }),`
      : `${name}: number({ unit: 'mm', min: 'field${index - 1} * 2 + min(field0, 10[mm])', visible: 'field${index - 1} > 3[mm] && field0 < 500[mm]' }),`
  const derived = names
    .filter((_, index) => index % 2 === 1)
    .map((name, index) => `sum${index}: { unit: 'mm', value: '${name} + field0 * ${index}' },`)
  return `import { defineCalculator, number, section } from '${projectDirectory}/engine/define/index.ts'
export const large = defineCalculator({
  id: 1, name: 'large',
  fields: {\n${names.map(field).join('\n')}\n},
  derived: {\n${derived.join('\n')}\n},
  layout: [section('all', [${names.map((name) => `'${name}'`).join(', ')}])],
  request: { get: 'Large/Calculation', query: {\n${names.map((name) => `${name}: '${name}',`).join('\n')}\n} },
  results: { family: 'none', overlayMs: 0 },
})\n`
}

describe(`type-checking a schema of ${count} fields`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'))
  let report = ''

  beforeAll(() => {
    writeFileSync(join(folder, 'large.ts'), sourceOf(count))
    const settings = { extends: join(projectDirectory, 'tsconfig.json'), compilerOptions: { types: [] }, include: [], files: ['large.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const tsc = join(projectDirectory, 'node_modules/typescript/bin/tsc')
    report = execFileSync(process.execPath, [tsc, '-p', folder, '--extendedDiagnostics'], { encoding: 'utf8' })
  })

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  // 53,000 when this was written. A type that grows with the square of the fields would need millions.
  it('has no error and costs at most 200,000 instantiations', () => {
    expect(Number(/^Instantiations:\s+(\d+)/m.exec(report)?.[1])).toBeLessThan(200_000)
  })
})

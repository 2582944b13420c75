/** Reports that are held against what comes out: untouched, tampered with, of another catalogue, of another program. */
import { deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../../../contract/catalogue/compare-results.ts'
import type { ReportCheck } from '../../../../contract/files/report-check.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { addVersion } from '../../../../server/catalogue/store/repository.ts'
import type { FileCalculation } from '../../../../server/files/file-calculation.ts'
import type { FileInput } from '../../../../server/files/file-input.ts'
import { dataDifferences, textDifferences } from '../../../../server/files/report-check/differences.ts'
import { makeReport } from '../../../../server/files/report/make-report.ts'
import { checkReport } from '../../../../server/services/report/check-report.ts'
import { ownReports } from '../support/own-database.ts'
import { caller, type Case, formCases } from '../support/reports.ts'
import { scaledRuns } from '../../../setup/runs.ts'

const make = (input: FileInput): Promise<Uint8Array> => makeReport(input, () => undefined)

let screw: Case
let input: FileInput
let bytes: Uint8Array

const sku = 'THK-WTF2040-2'

const reports = ownReports({
  afterwards: async (made) => {
    const [first] = formCases()
    if (!first) throw new Error('no case')
    screw = first
    input = await made.inputOf(screw, { skuID: sku })
    bytes = await make(input)
  },
})

const check = (document: Uint8Array, parts: Partial<typeof reports.parts> = {}) =>
  checkReport(Uint8Array.from(document), { ...reports.parts, ...parts }, caller)

/** The service writes it by the contract. */
const comparisonOf = ({ comparison }: ReportCheck): Comparison => comparison as Comparison // the shape of the contract

const withCalculation = (change: (calculation: FileCalculation) => FileCalculation): FileInput => {
  if (!input.calculation) throw new Error('not calculated')
  return { ...input, calculation: change(input.calculation) }
}

/** The same file with one stream in another spelling; where the others are is found again by the reader. */
const withStream = (change: (text: string) => string | undefined): Uint8Array => {
  const whole = Buffer.from(bytes)
  for (let at = whole.indexOf('stream\n'); at >= 0; at = whole.indexOf('stream\n', at + 7)) {
    const end = whole.indexOf('\nendstream', at)
    if (whole.subarray(at - 3, at).toString() === 'end' || end < 0) continue
    let text: string | undefined
    try {
      text = change(inflateSync(whole.subarray(at + 7)).toString('latin1'))
    } catch {
      // Not deflated, so it is no text of a page.
    }
    if (text === undefined) continue
    const packed = deflateSync(Buffer.from(text, 'latin1'))
    const head = whole
      .subarray(0, at)
      .toString('latin1')
      .replace(/\/Length \d+(?![\s\S]*\/Length)/, `/Length ${packed.length}`)
    return Uint8Array.from(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from('stream\n'), packed, whole.subarray(end)]))
  }
  throw new Error('no such stream')
}

describe('a report that nobody touched', () => {
  it('is the same, of a screw and of a servo gear', async () => {
    expect(await check(bytes)).toMatchObject({ outcome: 'same', proved: true, count: 0, document: { model: 'WTF2040-2', maker: 'THK' } })
    const [servo] = reports.pageCases()
    if (!servo) throw new Error('no servo')
    const answer = (await reports.ask(servo.request)) as { list: { skuID: string; motorSku?: string }[] } // a calculation
    const gear = answer.list[0]
    const made = await reports.inputOf(servo, gear ?? { skuID: '' }, { locale: 'ru', unit: 'in' })
    expect(made.calculation?.whole?.models['motor']?.sku).toBe(gear?.motorSku)
    expect(await check(await make(made))).toMatchObject({ outcome: 'same', proved: true })
  })
})

describe('a report that was tampered with', () => {
  it('names a figure that was changed wherever it stands', async () => {
    const forged = withCalculation((calculation) => ({
      ...calculation,
      line: {
        ...calculation.line,
        checks: calculation.line.checks.map((one) => (one.name === 'criticalSpeed' ? { ...one, available: one.available + 1 } : one)),
      },
    }))
    const found = await check(await make(forged))
    expect(found).toMatchObject({ outcome: 'changed', proved: false })
    expect(found.differences.some(({ page, name }) => page === null && name.endsWith('Critical speed · Available'))).toBe(true)
    // Its text on the page is another one, too.
    expect(found.differences.some(({ page, before }) => page !== null && before?.includes('1830'))).toBe(true)
  })

  it('finds inputs, models, order codes and conclusions that do not belong to each other', async () => {
    const forgeries: readonly FileInput[] = [
      withCalculation((calculation) => ({ ...calculation, matched: calculation.matched + 1 })),
      withCalculation((calculation) => ({ ...calculation, assumptions: calculation.assumptions.slice(1) })),
      withCalculation((calculation) => ({ ...calculation, selection: { ...calculation.selection, assumptions: { loadFactor: 1.2 } } })),
      { ...input, model: { ...input.model, maker: 'Another maker' } },
    ]
    for (const forged of forgeries) expect(await check(await make(forged))).toMatchObject({ outcome: 'changed' })
  })

  it('finds a sign of a page that was changed while the data stayed', async () => {
    // One glyph of the first page: the reader is told another text than the data says.
    const changed = withStream((text) => {
      if (!text.includes(' Tf') || !text.includes('/H1')) return undefined
      return text.replace(/<([0-9a-f]{4})([0-9a-f]{4})/, '<$2$1')
    })
    const found = await check(changed)
    expect(found.outcome).toBe('changed')
    expect(found.differences.some(({ page }) => page === 1)).toBe(true)
    expect(found.differences.every(({ page }) => page !== null)).toBe(true)
  })

  it('finds data in another spelling, and a file that another program wrote', async () => {
    const spelled = withStream((text) => (text.startsWith('{"format"') ? text.replace('{"format"', '{ "format"') : undefined))
    expect(await check(spelled)).toMatchObject({ outcome: 'changed', count: 1 })
    const appended = Buffer.concat([Buffer.from(bytes), Buffer.from('\n% signed elsewhere\n')])
    expect(await check(Uint8Array.from(appended))).toMatchObject({ outcome: 'same', reason: 'additions', additions: [], count: 0 })
  })

  it('never calls a file that of the service of which any byte was changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const flipped = Uint8Array.from(bytes)
        flipped[at] = ((flipped[at] ?? 0) + by) % 256
        const { outcome, reason, proved } = await check(flipped)
        // A byte that nothing shows: the file was written by somebody else, and is called so.
        const verdict = reason === 'additions' ? `${outcome} with additions` : outcome
        expect(['same with additions', 'changed', 'notOurs', 'unreadable', 'otherVersion']).toContain(verdict)
        expect(proved).toBe(verdict === 'same with additions')
      }),
      // Each reads a document and makes one.
      scaledRuns(5),
    )
  })

  it('finds any leaf of the data and any sign of a text that is another one', () => {
    const leaves = (value: unknown, path: readonly string[]): readonly (readonly string[])[] =>
      typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, one]) => leaves(one, [...path, name])) : [path]
    const paths = leaves(input, [])
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.anything(), (path, other) => {
        const forged = structuredClone(input) as unknown as Record<string, unknown> // any part of it may become anything
        const parent = path.slice(0, -1).reduce<Record<string, unknown>>((at, name) => at[name] as Record<string, unknown>, forged) // as above
        const last = path.at(-1) ?? ''
        fc.pre(!Object.is(parent[last], other))
        parent[last] = other
        expect(dataDifferences(forged, input).length).toBeGreaterThan(0)
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 }), fc.nat(), fc.string(), (pages, at, other) => {
        const page = at % pages.length
        const line = at % (pages[page]?.length ?? 1)
        fc.pre(pages[page]?.[line] !== other)
        const forged = pages.map((lines, index) => (index === page ? lines.with(line, other) : lines))
        expect(textDifferences(forged, pages).some((one) => one.page === page + 1)).toBe(true)
      }),
    )
  })
})

describe('a report of other versions', () => {
  it('of another program: what it said is compared with what comes out now', async () => {
    const found = await check(bytes, { engineVersion: async () => '9.0.0' })
    expect(found).toMatchObject({ outcome: 'otherVersion', reason: 'otherProgram', proved: false, now: { engine: '9.0.0' } })
    expect(comparisonOf(found).isSame).toBe(true)
  })

  it('of a catalogue that is not kept: the same, by what it says itself', async () => {
    const gone = { ...input, catalogueVersion: '99-unknown' }
    expect(await check(await make(gone))).toMatchObject({ outcome: 'otherVersion', reason: 'catalogueGone', proved: false })
  })

  it('of an older catalogue: proved by that one, and compared with that of now', async () => {
    const { rows } = await readSharedSeed()
    const changed = new Map(
      [...rows].map(([family, list]) => [
        family,
        list.map((row) =>
          row.sku === sku
            ? { ...row, candidate: { ...(row.candidate as Record<string, unknown>), dynamicLoadRatingN: 3000 } } // a row of the ball screws
            : row,
        ),
      ]),
    )
    await addVersion(reports.database.db, {
      contentHash: 'changed',
      origin: 'import',
      createdAt: new Date(1e12),
      rows: changed,
      activate: true,
    })
    await reports.catalogue.reload()
    const found = await check(bytes)
    expect(found).toMatchObject({ outcome: 'otherVersion', reason: 'otherCatalogue', proved: true })
    const [model] = comparisonOf(found).models
    expect(model?.isSame).toBe(false)
    expect(model?.figures.map(({ name }) => name)).toContain('dynamicLoadRatingN')
    const forged = withCalculation((calculation) => ({ ...calculation, total: calculation.total + 1 }))
    expect(await check(await make(forged))).toMatchObject({ outcome: 'changed' })
  })
})

describe('a report that is not ours', () => {
  it('of a site that is not here, of a model that never was, of another format', async () => {
    const other = { ...input, site: { key: 'nobody', name: 'Nobody', address: 'https://nobody.example' } }
    expect(await check(await make(other))).toMatchObject({ outcome: 'notOurs', reason: 'otherSite' })
    const script = { ...input, site: { ...input.site, address: 'javascript:alert(1)' } }
    expect(await check(await make(script))).toMatchObject({ outcome: 'notOurs', reason: 'otherSite' })
    const never = { ...input, model: { ...input.model, sku: 'NO-SUCH' } }
    expect(await check(await make(never))).toMatchObject({ outcome: 'notOurs', reason: 'noSuchModel' })
    const foreign = withStream((text) => (text.startsWith('{"format"') ? '{"format":"somebody/else"}' : undefined))
    expect(await check(foreign)).toMatchObject({ outcome: 'notOurs', reason: 'otherFormat' })
  })
})

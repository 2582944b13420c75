/** The laws of a selection (A1 to A10), for every family that is registered: on its shipped models and on generated ones. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LedgerModel, pageSize } from '../../../contract/results/selection.ts'
import type { Check } from '../../../contract/results/sizing.ts'
import type { Conditions } from '../../../families/define/sizer.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { governingCheck, type Verdict, verdictOf } from '../../../families/sizing/verdict.ts'
import { judgedAtLimit } from './judged-at-limit.ts'
import { rankingLaws } from './ranking-laws.ts'
import { byRank, fewer, law, type Row } from './selection-law.ts'
import { isNumber, type Subject, subjectsOf } from './selection-subjects.ts'
import { assertUntil, scaledRuns } from '../../setup/runs.ts'

/** Runs of a property that writes whole ledgers: every model with all its rows. */
const ledgerRuns = scaledRuns(40)
/** Pairs are many. */
const pairRuns = scaledRuns(20)
/** One pair of each request is sized: enough of them to meet limits. */
const limitRuns = scaledRuns(200).numRuns
/** Where a list of pairs ends. */
const longestList = 300

/** Checks that only warn if the answer has their warning. */
const warningOf: Readonly<Record<string, string>> = { torque: 'overload', startTorque: 'softStart' }

/** Whether models are named that come near: where nothing fits, or demonstration series alone while products miss. */
const hasNearest = (models: readonly LedgerModel[]): boolean => {
  const products = models.filter(({ basis }) => basis !== 'demo')
  const isMissed = (some: readonly LedgerModel[]): boolean => some.some(({ verdict }) => verdict === 'failed')
  const fit = (some: readonly LedgerModel[]): boolean => some.some(({ passed }) => passed)
  return !fit(products) && (isMissed(products) || (isMissed(models) && !fit(models)))
}

/** Every number anywhere in an answer. */
function numbersIn(value: unknown): number[] {
  if (isNumber(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

const inShort = ({ verdict, passed, utilisation, governing }: Verdict): Verdict => ({ verdict, passed, utilisation, governing })

const skusOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ skuID }) => skuID))]

/** What a list holds, and what it should: of models in rank order every row, of pairs each model, as far as the list goes. */
function listsOf({ inRankOrder }: Subject) {
  const isWhole = (rows: readonly Row[]): boolean => inRankOrder || rows.length < longestList
  return {
    isWhole,
    listed: (rows: readonly Row[]): string[] => (inRankOrder ? rows.map(({ skuID }) => skuID) : skusOf(rows).toSorted()),
    expected: (skus: readonly string[], rows: readonly Row[]): readonly string[] => {
      const reached = isWhole(rows) ? skus : skus.filter((sku) => rows.some(({ skuID }) => skuID === sku))
      return inRankOrder ? reached : reached.toSorted()
    },
  }
}

function matchingLaws(subject: Subject): void {
  const { requests, heavier, tighter, inRankOrder, inOtherUnits } = subject
  const { listed, expected } = listsOf(subject)

  test('A1, A2: the answer holds exactly the models that pass every check, in rank order', () =>
    fc.assert(
      law(subject, requests, ({ calculate, fitting, unknown, skus }, request) => {
        const { list = [], matched, total, notKnown } = calculate(request) ?? {}
        const fitted = fitting(request)
        expect([matched, total]).toEqual([fitted.length, skus.length])
        expect(listed(inRankOrder ? byRank(list, skus) : list)).toEqual(expected(fitted, list))
        expect(list.every((card) => card.notKnown === undefined)).toBe(true)
        // Those that may fit stand apart, each with what is not known, and none of them is the default.
        const apart = unknown?.(request)
        if (!apart) return
        expect(notKnown?.matched ?? 0).toBe(apart.length)
        expect(notKnown?.list.map(({ skuID }) => skuID) ?? []).toEqual(apart.slice(0, pageSize))
        expect(notKnown?.list.every((card) => !card.isDefault && (card.notKnown?.length ?? 0) > 0) ?? true).toBe(true)
      }),
      inRankOrder ? fewer : pairRuns,
    ))

  test('A3, A4: raising a demand only removes models, and the default never becomes a smaller one', () =>
    fc.assert(
      law(
        subject,
        requests.chain((request) => fc.tuple(fc.constant(request), heavier(request))),
        ({ fitting, skus }, [request, more]) => {
          const [before, after] = [fitting(request), fitting(more)]
          expect(after.filter((sku) => !before.includes(sku))).toEqual([])
          expect(after.length === 0 || skus.indexOf(after[0] ?? '') >= skus.indexOf(before[0] ?? '')).toBe(true)
        },
      ),
      inRankOrder ? fewer : pairRuns,
    ))

  test.skipIf(tighter.length === 0)('A3: an assumption that asks for more only removes models', () =>
    fc.assert(
      law(subject, fc.tuple(requests, fc.constantFrom(...tighter)), ({ fitting }, [request, overrides]) => {
        const before = fitting(request)
        expect(fitting(request, overrides).filter((sku) => !before.includes(sku))).toEqual([])
      }),
    ),
  )

  test('A6: the same question gives the same bytes, in whatever order it is put; pages put together are the whole list', () =>
    fc.assert(
      law(subject, requests, ({ calculate }, request) => {
        const whole = calculate(request)
        expect(JSON.stringify(calculate(Object.fromEntries(Object.entries(request).toReversed())))).toBe(JSON.stringify(whole))
        const length = whole?.list.length ?? 0
        const pages = Array.from({ length: Math.ceil(length / pageSize) }, (_, index) => calculate(request, index + 1))
        const paged = pages.every((page) => page !== undefined) ? pages.flatMap(({ list }) => list) : whole?.list // some refuse pages
        expect(paged).toEqual(whole?.list)
      }),
      inRankOrder ? ledgerRuns : pairRuns,
    ))

  test.skipIf(inOtherUnits === undefined)('A9: a demand in other units finds the same', () =>
    fc.assert(
      law(subject, requests, ({ calculate, fitting }, request) => {
        const other = inOtherUnits?.(request) ?? request
        expect(fitting(other)).toEqual(fitting(request))
        // Models that are equally good may change places with the last digit of a conversion.
        const found = (body: Conditions) => skusOf(calculate(body)?.list ?? []).toSorted()
        expect(found(other)).toEqual(found(request))
      }),
      inRankOrder ? ledgerRuns : pairRuns,
    ),
  )
}

function limitLaws(subject: Subject): void {
  const { requests, demandsOf, changed, times: larger, inRankOrder } = subject

  test('A7: a demand that equals its limit is accepted, a millionth more is not', async () => {
    const met = new Set<string>()
    const judged = law(subject, fc.tuple(requests, fc.nat()), (family, [request, pick]) => {
      const offered = family.candidates(request)
      const candidate = offered[pick % offered.length]
      const limits = candidate === undefined ? [] : (family.size(request, candidate)?.limits ?? [])
      const demands = demandsOf(request)
      // Of pairs, whose sizing costs more, one.
      for (const demand of demands.filter((_, position) => inRankOrder || position === pick % demands.length)) {
        for (const row of limits) if (judgedAtLimit({ family, candidate, larger }, { request, demand, row })) met.add(row.name)
      }
    })
    // Of gear units with servo motors, one request in 13 has such a limit.
    await assertUntil(judged, () => met.size > 0, { round: limitRuns, most: 400 })
    expect(met.size).toBeGreaterThan(0)
  })

  test('a fix makes the model fit, 99 % of the change does not', () =>
    fc.assert(
      law(subject, fc.tuple(requests, fc.nat()), ({ fixes, fitting, unknown }, [request, pick]) => {
        for (const { skuID, fixes: own } of fixes(request, pick)) {
          for (const fix of own) {
            const { parameter, from, to, assumption, asFarAsKnown } = fix
            const skusOf = (asFarAsKnown && unknown) || fitting
            const fits = (value: number) =>
              (assumption ? skusOf(request, { [parameter]: value }) : skusOf(changed(request, fix, value))).includes(skuID)
            expect([parameter, fits(to)]).toEqual([parameter, true])
            expect(inRankOrder ? [to < from, fits(from + 0.99 * (to - from))] : [true, false]).toEqual([true, false])
          }
        }
      }),
      inRankOrder ? fewer : pairRuns,
    ))
}

function ledgerLaws(subject: Subject): void {
  const { requests, inRankOrder } = subject
  const { isWhole, listed, expected } = listsOf(subject)

  test('A5, A8: exactly one default, the first, if anything matches; an empty list and nearest models if nothing does', () =>
    fc.assert(
      law(subject, requests, ({ calculate, explain }, request) => {
        const { list = [], matched: counted } = calculate(request) ?? {}
        expect(list.map(({ isDefault }) => isDefault)).toEqual(list.map((_, index) => index === 0))
        const { nearest = [], matched, models = [] } = explain(request) ?? {}
        expect(matched).toBe(counted)
        // Near is what misses: not what is not known. Of a pair more than one demand may be at fault: then nothing is proposed.
        expect(nearest.length > 0).toBe(inRankOrder ? hasNearest(models) : list.length === 0 && nearest.length > 0)
        expect(nearest.every(({ failing }) => failing.length > 0)).toBe(true)
      }),
      inRankOrder ? ledgerRuns : pairRuns,
    ))

  test('A9: a row says the same in the unit that it is shown in', () =>
    fc.assert(
      law(subject, requests, ({ explain }, request) => {
        const checks = (explain(request)?.models ?? []).flatMap((model) => model.checks)
        expect(checks.filter(({ passed, utilisation }) => passed !== utilisation <= 1)).toEqual([])
        const deviates = ({ required, available, utilisation }: Check) => Math.abs(required / available / utilisation - 1) > 1e-9
        // What is unlimited uses nothing of its limit; of a pair, a figure with two limits uses that which it is nearer to.
        expect(checks.filter((check) => (inRankOrder || check.role === undefined) && check.utilisation > 0 && deviates(check))).toEqual([])
      }),
      inRankOrder ? ledgerRuns : pairRuns,
    ))

  test('A10: every number is finite, also at the ends of what a form takes; none that cannot be is negative, efficiency is below 100 %', () =>
    fc.assert(
      law(subject, fc.oneof(requests, requests.chain(subject.pushed)), ({ calculate, explain, besides }, request) => {
        const [answer, explanation] = [calculate(request), explain(request)]
        expect(numbersIn([answer, explanation, besides(request)]).every(Number.isFinite)).toBe(true)
        expect(answer?.matched ?? explanation?.matched).toBe(explanation?.matched ?? answer?.matched)
        for (const { l10 = 0, maxSpeed = 0, fs = 1, efficiency = 1 } of answer?.list ?? []) {
          expect(l10 >= 0 && maxSpeed >= 0 && fs > 0 && efficiency > 0 && efficiency < 100).toBe(true)
        }
      }),
      inRankOrder ? ledgerRuns : pairRuns,
    ))

  test('the ledger holds every model once, passed or failed, with its governing check', () =>
    fc.assert(
      law(subject, requests, ({ explain, skus }, request) => {
        const { models = [], matched, total } = explain(request) ?? {}
        expect(listed(models)).toEqual(expected(skus, models))
        expect(total).toBe(skus.length)
        const passing = skusOf(models.filter(({ passed }) => passed)).length
        expect(isWhole(models) ? matched : passing).toBe(passing)
        for (const { checks, governing, utilisation, verdict, passed, notKnown, warnings = [] } of models) {
          const failing = checks.filter((check) => !check.passed)
          const held = failing.length === 0
          const isWarned = !inRankOrder && !held && failing.every(({ name }) => warnings.includes(warningOf[name] ?? ''))
          const isFit = held || isWarned
          expect([verdict, passed]).toEqual([
            isFit ? (notKnown.length > 0 ? 'notKnown' : 'passed') : 'failed',
            isFit && notKnown.length === 0,
          ])
          expect([governing, utilisation]).toEqual([governingCheck(checks)?.name, governingCheck(checks)?.utilisation])
          expect(isWarned || utilisation <= 1 === held).toBe(true)
        }
      }),
      inRankOrder ? ledgerRuns : pairRuns,
    ))

  test('a check of a candidate of the list agrees with its card and with the exact verdict', () =>
    fc.assert(
      law(subject, fc.tuple(requests, fc.nat()), ({ calculate, check, candidates, size }, [request, pick]) => {
        const offered = candidates(request)
        const candidate = offered[pick % offered.length]
        const sizing = candidate === undefined ? undefined : size(request, candidate)
        const checked = sizing && check(request, candidate)
        expect(checked && inShort(checked)).toEqual(checked && verdictOf(sizing))
        const [best] = calculate(request)?.list ?? []
        const verdict = best && check(request, best.candidate)
        expect(verdict && inShort(verdict)).toEqual(best && inShort({ ...best, verdict: 'passed', passed: true }))
      }),
      inRankOrder ? ledgerRuns : pairRuns,
    ))
}

/**
 * Says the laws of every family whose list is in rank order, or of every one whose list is of pairs: one test file each, so that they run side by side.
 * Called at the top of a test file.
 */
export async function describeSelectionLaws({ inRankOrder }: Pick<Subject, 'inRankOrder'>): Promise<void> {
  for (const family of await loadFamilies()) {
    for (const subject of (await subjectsOf(family)).filter((one) => one.inRankOrder === inRankOrder)) {
      describe(`a selection of ${subject.title}`, () => {
        matchingLaws(subject)
        if (inRankOrder) rankingLaws(subject)
        limitLaws(subject)
        ledgerLaws(subject)
      })
    }
  }
}

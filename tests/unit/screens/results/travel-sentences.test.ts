import { expect, test } from 'vitest'
import { type ComparedCheck, compareResults, type ModelResult, type Results } from '../../../../contract/catalogue/compare-results.ts'
import { sentencesOf, summaryOf, type TravelWords } from '../../../../screens/results/travel/sentences.ts'

const words: TravelWords = {
  went: (name) => `${name} went`,
  came: (name) => `${name} came`,
  failsNow: (name, check, sides) => `${name} fails ${check}${sides ? ` ${sides.join(' → ')}` : ''}`,
  passesNow: (name, check, sides) => `${name} passes ${check}${sides ? ` ${sides.join(' → ')}` : ''}`,
  changed: (name, what, [before, now]) => `${name} ${what} ${before} → ${now}`,
  judged: (name, before, now) => `${name} ${before} → ${now}`,
  place: (name, before, now) => `${name} ${before} to ${now}`,
  check: (name) => name,
  column: (name) => name,
  figure: ({ value, unit }) => `${value} ${unit}`,
  percent: (share) => `${share * 100} %`,
  passed: 'passed',
  failed: 'failed',
  notMade: 'none',
  notJudged: (needs) => `not known: ${needs.join(' and ')}`,
  verdict: (verdict) => verdict,
}

const speed = (utilisation: number): ComparedCheck => ({
  name: 'speed',
  isMade: true,
  required: utilisation * 100,
  available: 100,
  unit: 'rpm',
  utilisation,
  passed: utilisation <= 1,
})
const notJudged: ComparedCheck = { name: 'speed', isMade: false, needs: ['maxSpeedRpm'] }

const model = (own: Partial<ModelResult> = {}): ModelResult => ({
  key: 'A',
  name: 'A',
  place: 1,
  verdict: 'passed',
  utilisation: 0.75,
  governing: 'speed',
  checks: [speed(0.75)],
  rows: [],
  ...own,
})
const withFigure = (value: number | null, source = 'p. 1'): ModelResult['rows'] => [
  { skuID: 'A', skuName: 'A', basis: 'published', source, figures: [{ name: 'leadMm', unit: 'mm', value }] },
]
const resultsOf = (...models: readonly ModelResult[]): Results => ({ models, isWhole: true })
const said = (before: ModelResult, now: ModelResult) =>
  compareResults(resultsOf(before), resultsOf(now)).models.flatMap((one) => sentencesOf(one, words))

test.each([
  ['nothing of what is the same', model(), model(), []],
  [
    'a check that is passed no longer, with both shares',
    model(),
    model({ verdict: 'failed', utilisation: 1.25, checks: [speed(1.25)], place: null }),
    ['A fails speed 75 % → 125 %', 'A 1 to null'],
  ],
  [
    'a check that is passed now',
    model({ verdict: 'failed', utilisation: 1.25, checks: [speed(1.25)], place: null }),
    model(),
    ['A passes speed 125 % → 75 %', 'A null to 1'],
  ],
  [
    'what is not known as not known, never as passed',
    model(),
    model({ verdict: 'notKnown', checks: [notJudged] }),
    ['A speed passed, 75 % → not known: maxSpeedRpm'],
  ],
  ['a check that was not made', model({ checks: [] }), model(), ['A speed none → passed, 75 %']],
  [
    'another margin with the same outcome',
    model(),
    model({ utilisation: 0.5, checks: [speed(0.5)] }),
    ['A speed passed, 75 % → passed, 50 %'],
  ],
  ['a figure of the catalogue', model({ rows: withFigure(5) }), model({ rows: withFigure(10) }), ['A leadMm 5 mm → 10 mm']],
  ['where a figure is read now', model({ rows: withFigure(5) }), model({ rows: withFigure(5, 'p. 2') }), ['A source p. 1  → p. 2 ']],
  ['another place', model(), model({ place: 3 }), ['A 1 to 3']],
])('%s is said', (_, before, now, sentences) => {
  expect(said(before, now)).toEqual(sentences)
})

test('models that came and went are said to have', () => {
  const b = model({ key: 'B', name: 'B', place: 2 })
  const compared = compareResults(resultsOf(model()), resultsOf(b))
  expect(summaryOf(compared, words)).toEqual(['A went', 'B came'])
})

test('of a record that is all there is, nothing is said about what it did not keep', () => {
  const { checks: _, rows: _rows, ...savedModel } = model()
  const compared = compareResults(
    { models: [savedModel], isWhole: false },
    resultsOf(model({ utilisation: 1.25, verdict: 'failed', checks: [speed(1.25)], place: null })),
  )
  expect(summaryOf(compared, words)).toEqual(['A passed → failed', 'A 1 to null'])
})

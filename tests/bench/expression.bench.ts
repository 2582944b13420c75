/** The expression language: reading, checking and evaluating, against plain JavaScript closures and a CEL implementation. */
import { Environment } from '@marcbachmann/cel-js'
import { check, compileExpression, parse, printCel } from '../../engine/expression/index.ts'
import type { Evaluator, Expression, ExpressionType, Value } from '../../engine/expression/index.ts'

const number = (unit: string): ExpressionType => ({ kind: 'number', unit })
const text = (...options: readonly string[]): ExpressionType => ({ kind: 'text', options })

/** What a form of 70 expressions reads: path, type and a value. */
const inputs: readonly (readonly [path: string, type: ExpressionType, value: Value])[] = [
  ['load', number('t'), 3.5],
  ['fs', number(''), 1.3],
  ['minutes', number('min'), 8.7],
  ['count', number(''), 3],
  ['stroke', number('mm'), 500],
  ['time', number('s'), 7],
  ['minSpeed', number('mm/s'), 10],
  ['posture', text('horizontal', 'vertical', 'wall'), 'wall'],
  ['drive', text('screw', 'belt', 'chain'), 'belt'],
  ['tab', text('maximumSpeed', 'totalTime', 'evenTime'), 'evenTime'],
  ['hasRail', { kind: 'boolean' }, false],
]

/** Ten expressions of the kinds that schemas use, and the same in plain JavaScript. */
const cases: readonly (readonly [source: string, plain: (values: readonly Value[]) => Value])[] = [
  ['load * 1000[kg/t] * fs', ([load, fs]) => Number(load) * 1000 * Number(fs)],
  ['minutes / 30[min] * 100[%]', ([, , minutes]) => (Number(minutes) / 30) * 100],
  ["posture != 'vertical'", (values) => values[7] !== 'vertical'],
  ['hasRail && count > 1', (values) => values[10] === true && Number(values[3]) > 1],
  ["drive == 'chain' ? 7 : drive == 'belt' ? 6 : 3", (values) => (values[8] === 'chain' ? 7 : values[8] === 'belt' ? 6 : 3)],
  ["tab in ['totalTime', 'evenTime']", (values) => values[9] === 'totalTime' || values[9] === 'evenTime'],
  ['stroke / time > minSpeed', (values) => Number(values[4]) / Number(values[5]) > Number(values[6])],
  ['stroke * 2 + 50', (values) => Number(values[4]) * 2 + 50],
  ["posture == 'vertical' || !hasRail", (values) => values[7] === 'vertical' || values[10] !== true],
  ['load > 0 && load <= 130', ([load]) => Number(load) > 0 && Number(load) <= 130],
]

const formSize = 70
const rounds = 15
const forForm = <Item>(items: readonly Item[]): Item[] => Array.from({ length: formSize / items.length }, () => items).flat()

function expressionOf(source: string): Expression {
  const result = parse(source)
  if ('errors' in result) throw new Error(`${source}: ${result.errors[0]?.message}`)
  return result.expression
}

/** Microseconds per run, the best of several rounds: what else the machine does only ever adds. */
function microseconds(run: () => void, runs: number): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    for (let count = 0; count < runs; count += 1) run()
    best = Math.min(best, ((performance.now() - start) / runs) * 1000)
  }
  return best
}

function celEvaluators(trees: readonly Expression[]): ((context: Record<string, unknown>) => unknown)[] {
  const environment = new Environment()
  const celTypes = { number: 'double', text: 'string', boolean: 'bool', list: 'list', record: 'map', column: 'list' } as const
  for (const [path, type] of inputs) environment.registerVariable(path, celTypes[type.kind])
  return trees.map((tree) => environment.parse(printCel(tree)))
}

function evaluationTimes(trees: readonly Expression[]): readonly (readonly [variant: string, time: number])[] {
  const values = inputs.map(([, , value]) => value)
  const context = Object.fromEntries(inputs.map(([path, , value]) => [path, value]))
  const ours: readonly Evaluator[] = forForm(trees).map((tree) =>
    compileExpression(tree, (path) => inputs.findIndex(([name]) => name === path)),
  )
  const plain = forForm(cases.map(([, evaluate]) => evaluate))
  const cel = forForm(celEvaluators(trees))
  const sink: unknown[] = [undefined]
  const evaluateAll = (evaluators: readonly Evaluator[]) => () => {
    for (const evaluate of evaluators) sink[0] = evaluate(values)
  }
  const evaluateCel = () => {
    for (const evaluate of cel) sink[0] = evaluate(context)
  }
  return [
    ['plain JavaScript', microseconds(evaluateAll(plain), 5000)],
    ['ours', microseconds(evaluateAll(ours), 5000)],
    ['@marcbachmann/cel-js', microseconds(evaluateCel, 500)],
  ]
}

function readingRates(sources: readonly string[], trees: readonly Expression[]): readonly (readonly [work: string, perMs: number])[] {
  const scope = { names: Object.fromEntries(inputs.map(([path, type]) => [path, type])) }
  const parseAll = () => sources.forEach((source) => parse(source))
  const checkAll = () => trees.forEach((tree) => check(tree, scope))
  return [
    ['parse', (sources.length / microseconds(parseAll, 500)) * 1000],
    ['check', (trees.length / microseconds(checkAll, 500)) * 1000],
  ]
}

const rounded = (value: number): number => Number(value.toPrecision(3))

export const bench = {
  name: 'expression',
  run() {
    const sources = cases.map(([source]) => source)
    const trees = sources.map(expressionOf)
    const times = evaluationTimes(trees)
    const plain = times[0]?.[1] ?? Number.NaN
    const rates = readingRates(sources, trees)
    return {
      title: 'Expressions',
      columns: ['work', 'variant', 'µs per form of 70', 'expressions per ms', 'time / plain JavaScript'],
      rows: [
        ...times.map(([variant, time]) => ['evaluate', variant, rounded(time), rounded((formSize / time) * 1000), rounded(time / plain)]),
        ...rates.map(([work, perMs]) => [work, 'ours', rounded((formSize / perMs) * 1000), rounded(perMs), '']),
      ],
      notes: [`Best of ${rounds} rounds. A form of ${formSize} is ten different expressions, seven times each, all evaluated again.`],
    }
  },
}

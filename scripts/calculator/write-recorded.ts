/** Writes `recorded.json`: the behaviour of a calculator's form with its examples. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordExamples } from '../../engine/check/record-examples.ts'
import { compile } from '../../engine/index.ts'
import type { Calculator } from '../../schemas/registry.ts'
import type { Recorded } from '../../schemas/with-recorded.ts'

const pairs = (record: object, indent: string, print: (value: unknown) => string): string => {
  const lines = Object.entries(record).map(([key, value]) => `${indent}  ${JSON.stringify(key)}: ${print(value)}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** One line per observation. */
const print = ({ cases, ...ofForm }: Recorded): string => {
  // Each case is an object of observations.
  const printed = pairs(cases, '  ', (one) => pairs(one as object, '    ', JSON.stringify))
  return `${pairs({ ...ofForm, cases }, '', (value) => (value === cases ? printed : JSON.stringify(value)))}\n`
}

const picked = <Value extends object>(from: Readonly<Record<string, unknown>>, keys: Value): Value =>
  // The keys of a recording are those of its examples.
  Object.fromEntries(Object.keys(keys).map((key) => [key, from[key]])) as Value

/**
 * @param folder of the calculator
 * @param calculator its schema and examples
 * @returns path of the file
 */
export function writeRecorded(folder: string, { schema, examples }: Calculator): string {
  const path = join(folder, 'recorded.json')
  // A recording is only ever written by this function.
  const { cases: before, ...ofForm } = JSON.parse(readFileSync(path, 'utf8')) as Recorded
  const { cases, otherAnswers = [], ...now } = recordExamples(compile(schema), examples)
  const byName = new Map([...cases, ...otherAnswers].map((one) => [one.name, one]))
  const recorded = Object.entries(before).map(([name, one]) => [name, picked(byName.get(name) ?? {}, one)] as const)
  writeFileSync(path, print({ ...picked(now, ofForm), cases: Object.fromEntries(recorded) }))
  return path
}

/** Loads the calculators named on a command line, by id or by file. */
import { existsSync } from 'node:fs'
import { messageOf } from '../../engine/check/fault.ts'
import { checkSchema } from '../../engine/check/check-schema.ts'
import { isExamples } from '../../engine/check/check-examples.ts'
import { compile } from '../../engine/index.ts'
import type { Subject } from '../../engine/testing/sequences.ts'
import { locales } from '../../i18n/locales.ts'
import { calculators } from '../../schemas/registry.ts'
import { readCalculator } from '../calculator/read-calculator.ts'

/** A calculator, and the command line word that names it. */
export type FuzzSubject = { readonly word: string; readonly title: string; readonly subject: Subject }

const shipped = calculators.map(({ schema, examples }) => ({ word: String(schema.id), schema, examples }))

const inFile = async (path: string): Promise<FuzzSubject> => {
  const read = await readCalculator(path, locales)
  if (read.problem !== undefined) throw new RangeError(`${path}: ${read.problem}`)
  const examples = isExamples(read.examples?.value) ? read.examples.value : undefined
  const { compiled, faults } = checkSchema(JSON.parse(JSON.stringify(read.schema ?? null)), examples?.init)
  if (!compiled) throw new RangeError([`${path} does not compile; see npm run calculator -- check`, ...faults.map(messageOf)].join('\n'))
  const { id, name } = compiled.schema
  return { word: path, title: `${id} ${name}`, subject: { plan: compiled.plan, inits: [examples?.init ?? {}] } }
}

const named = async (word: string): Promise<FuzzSubject> => {
  const found = shipped.find((one) => one.word === word)
  if (found) {
    const { schema, examples } = found
    return { word, title: `${schema.id} ${schema.name}`, subject: { plan: compile(schema), inits: [examples.init] } }
  }
  if (existsSync(word)) return inFile(word)
  throw new RangeError(`there is no calculator and no file ${word}; there are ${shipped.map((one) => one.word).join(', ')}`)
}

/**
 * @param words ids of calculators, folders or files; every calculator if empty
 * @throws RangeError if one of them cannot be run
 */
export const subjectsOf = (words: readonly string[]): Promise<readonly FuzzSubject[]> =>
  Promise.all((words.length === 0 ? shipped.map(({ word }) => word) : words).map(named))

/** A single calculator in the form a law takes. */
export const subjectOf = async (word: string): Promise<Subject> => (await named(word)).subject

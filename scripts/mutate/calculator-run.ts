/** Plants faults in calculators, judges them and groups them by kind. */
import { readCalculator } from '../calculator/read-calculator.ts'
import { placeInModule } from '../calculator/locate.ts'
import { isExamples } from '../../engine/check/check-examples.ts'
import { lineAndColumn, partOfFault } from '../../engine/check/find-part.ts'
import { parseJson } from '../../engine/check/parse-json.ts'
import type { CalculatorExamples } from '../../engine/define/examples.ts'
import { parseSchema } from '../../engine/define/parse-schema.ts'
import type { Survivor, Tally } from './report.ts'
import { type Draw, sampleOf } from './sample.ts'
import { type JudgedSchema, judgeSchema } from './schema-judge.ts'
import type { Json, SchemaKind, Way } from './schema-edits.ts'
import { schemaMutants } from './schema-mutants.ts'

/** The finder expected to catch each kind of fault, if an example covers it. */
const expected: Readonly<Record<SchemaKind, string>> = {
  bounds: 'no example says this limit: add it to `fresh` or `shows` (`load.max`), or type it and the next one beyond it',
  exclusive: 'no example types the very limit: add it to `typed` of a case, null where it is refused',
  units: 'no example types this field with a unit, and no other calculator sends it: add a text with a unit to `typed` of a case',
  defaults: 'no example leaves it as it is at first: add it to `fresh`',
  visibility: 'no example has it on both sides: add `hides` to a case in which it is shown, and to one in which it is not',
  sets: 'no example chooses the option: add it to `chosen` of a case with what stands in its target then',
  clears: 'no example chooses another option with this field filled in: add it to `chosen` of a case, null for what is emptied',
  mapping:
    'no example has a request that shows this parameter: add a case with its inputs filled in, `spares` for what others may leave out',
  constants: 'no example has a request, or a value in `shows`, that is made with this number',
  operators: 'no example stands on the other side of it: add a case at its very limit, or one for each side',
  tables: 'no example reads this cell: add the option of its row to `chosen`, or a case that has it',
  wireUnits: 'no example has a request with this parameter',
  policies:
    'no example meets it: add what is refused or corrected to `typed`, what is told of it to `announces` and `empties`, what may be empty to `needs`',
  options: 'no example has this option: add it to `chosen`, or a case that has it',
}

const placeOf = (file: string, source: string, way: Way): string => {
  const fault = { path: way.join('.') }
  const { root } = file.endsWith('.json') ? parseJson(source) : { root: undefined }
  const { line, column } = root ? lineAndColumn(source, partOfFault(root, fault).keyFrom) : placeInModule(source, fault)
  return `${file}:${line}:${column}`
}

/** @returns its judged faults, with a description of each survivor */
export const runCalculator = async (path: string, draw: Draw): Promise<readonly Tally[]> => {
  const { file, source, schema, examples, problem } = await readCalculator(path, [])
  if (problem !== undefined) throw new RangeError(`${file}: ${problem}`)
  // A schema is plain JSON data; anything else would throw here.
  const json = JSON.parse(JSON.stringify(schema ?? null)) as Json
  const parsed = parseSchema(json)
  if ('issues' in parsed) throw new RangeError(`${file}: ${parsed.issues[0]?.message ?? 'is no schema'}`)
  const task: CalculatorExamples = isExamples(examples?.value) ? examples.value : { init: {}, cases: [] }
  const judged = { schema: parsed.schema, examples: task }
  const found = await judgeSchema(judged, sampleOf(schemaMutants(json), draw))
  return found.map((one) => tallyOf(one, file, source))
}

const tallyOf = ({ mutant: { kind, says, way }, by }: JudgedSchema, file: string, source: string): Tally => {
  const survivor = (): Survivor => ({ place: placeOf(file, source, way), says, add: expected[kind] })
  return { kind, by, survivor: by === undefined ? survivor() : undefined }
}

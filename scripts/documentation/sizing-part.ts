/** Generates the sizing section of a calculator's page: assumptions, checks, and the inputs it can vary. */
import { unitOfColumn } from '../../contract/catalogue/column-units.ts'
import { translate } from '../../i18n/translate.ts'
import { code, joined, part, table } from '../../engine/describe/markdown.ts'
import { numberText, unitText } from '../../engine/describe/plain-words.ts'
import { compile, decodeRequest } from '../../engine/index.ts'
import type { Assumptions } from '../../families/define/assumption-set.ts'
import type { IndexedSizer } from '../../families/define/sizer.ts'
import { type Coverage, failureModes } from '../../families/define/coverage.ts'
import type { CatalogueTable } from '../../families/define/catalogue-table.ts'
import type { ShownFamily } from '../../families/define/family.ts'
import { loadFamily, loadSizer } from '../../families/registry.ts'
import { familyNamespace } from '../../i18n/text-files.ts'
import type { Calculator } from '../../schemas/registry.ts'
import { readSeed } from '../../server/catalogue/import/import-catalogue.ts'
import { checkOfGroup } from '../../families/sizing/terms.ts'
import { derivationText, english } from './english.ts'

const assumptionTable = (family: string, assumptions: Assumptions): string =>
  table(
    ['assumption', 'label', 'unit', 'default', 'range', 'source'],
    Object.entries(assumptions).map(([name, { unit, default: standard, minimum, maximum, source }]) => [
      code(name),
      english(`${familyNamespace(family)}:assumptions.${name}`),
      unitText(unit),
      typeof standard === 'number' ? numberText(standard) : 'follows the inputs',
      `${numberText(minimum)} to ${numberText(maximum)}`,
      derivationText(source),
    ]),
  )

/** Formula and source of a check. */
type Derivation = { readonly formula: string; readonly source: string }

const catalogue = await readSeed()

/** Candidates of all shipped rows. */
const candidatesOf = (family: string): unknown[] => {
  const rows: readonly unknown[] = catalogue.rows.get(family) ?? []
  return rows.map((row) => (typeof row === 'object' && row !== null && 'candidate' in row ? row.candidate : undefined))
}

/** The checks of every shipped row under every example; there is no other list of formulas. */
function derivationsOf({ schema, examples }: Calculator, sizer: IndexedSizer, candidates: readonly unknown[]): Map<string, Derivation[]> {
  const plan = compile(schema)
  const checks = examples.cases.flatMap(({ request }) => {
    const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
    const decoded = decodeRequest(plan, query, examples.init)
    if ('issues' in decoded) throw new RangeError(`an example of ${schema.name} is no request: ${JSON.stringify(decoded.issues)}`)
    const preparation = sizer.prepare(decoded.values, {})
    return candidates.flatMap((candidate) => preparation.size(candidate).checks())
  })
  return Map.groupBy(checks, ({ name }) => name)
}

/** The distinct texts, or 'depends on the model' if there are more than `most`. */
const few = (texts: readonly string[], most: number): string => {
  const different = [...new Set(texts)].filter((text) => text !== '')
  return different.length > most ? 'depends on the model' : joined(different, '; ')
}

const checkNote =
  'Where the maker does not state a figure that a check needs, the check is not known and the model is not recommended. A dash: the examples have no case of it.'
const mostFormulas = 3
const mostSources = 2

function checkTable(family: string, sizer: IndexedSizer, derivations: ReadonlyMap<string, readonly Derivation[]>): string {
  const names = [...new Set(sizer.terms.map(({ check }) => checkOfGroup(check)))]
  return table(
    ['check', 'label', 'formula', 'source'],
    names.map((name) => {
      const found = derivations.get(name) ?? []
      const formulas = found.map(({ formula }) => (formula === '' ? '' : code(derivationText(formula))))
      return [
        code(name),
        english(`${familyNamespace(family)}:checks.${name}`),
        few(formulas, mostFormulas),
        few(
          found.map(({ source }) => derivationText(source)),
          mostSources,
        ),
      ]
    }),
  )
}

/** Text of a column, wherever it is defined. */
const columnTexts = (family: string, column: string): string => {
  const places = ['product', familyNamespace(family), 'models']
  const found = places.map((place) => translate('en', `${place}:columns.${column}`)).find((text) => text !== undefined)
  if (found === undefined) throw new RangeError(`the column ${column} of ${family} has no English name`)
  return found
}

const columnTable = ({ id, columns, candidate }: CatalogueTable): string => {
  const missing = new Set((candidate.safeParse({}).error?.issues ?? []).map(({ path: [column] }) => column))
  return table(
    ['column', 'label', 'unit', 'may be empty'],
    Object.keys(columns).map((name) => [code(name), columnTexts(id, name), unitText(unitOfColumn(name)), missing.has(name) ? '' : 'yes']),
  )
}

const coverageTable = (family: string, coverage: Coverage): string =>
  table(
    ['way of failing', 'judged by', 'left open'],
    failureModes.map((mode) => {
      const { checks = [], reason } = coverage[mode]
      return [
        english(`sizing:failureModes.${mode}`),
        joined(
          checks.map((name) => english(`${familyNamespace(family)}:checks.${name}`)),
          ', ',
        ),
        reason === undefined ? '' : english(`sizing:coverage.${reason}`),
      ]
    }),
  )

const coveragePart = (family: string, shown: ShownFamily | undefined): readonly string[] =>
  shown ? [part('## What is judged, and what is not', coverageTable(family, shown.coverage))] : []

/** States that parts of a combination are sized as on the pages of their own families. */
const partsNote = (parts: readonly string[]): string =>
  `Checks, values and assumptions are called \`<family>/<name>\`, after the family whose sizing they are of: ${joined(
    parts.map((family) => code(family)),
    ', ',
  )}. What a family's own calculator says of them holds here, too; which conditions each part has of the whole: [decision](../../decisions/drives.md).`

/**
 * @param calculator a registered calculator
 * @returns assumptions, checks and variable inputs of its family
 * @throws RangeError if neither a page nor a sizing describes its family
 */
export async function sizingPart(calculator: Calculator): Promise<string> {
  const { id, shown, table: models } = await loadFamily(calculator.schema.results.family)
  const { parts } = (calculator.schema.results.card !== undefined && shown?.otherCards?.[calculator.schema.results.card]) || {}
  if (parts !== undefined) return part('## Sizing', partsNote(parts))
  const page = shown?.describedIn
  if (page !== undefined) {
    return joined(
      [part('## Sizing', `The figures of the models are described in [${page}](../../${page}).`), ...coveragePart(id, shown)],
      '\n\n',
    )
  }
  const sizer = await loadSizer(id)
  const levers = joined(sizer.levers.map(({ parameter }) => code(parameter)))
  return joined(
    [
      part('## Assumptions', 'Shown with every answer; a `Check` call can change them.', assumptionTable(id, sizer.assumptions)),
      part('## Checks', checkNote, checkTable(id, sizer, derivationsOf(calculator, sizer, candidatesOf(id)))),
      ...coveragePart(id, shown),
      part('## Catalogue columns', columnTable(models)),
      part('## What can be varied', `Under a result (what if), and lowered by a fix where nothing matches: ${levers}.`),
    ],
    '\n\n',
  )
}

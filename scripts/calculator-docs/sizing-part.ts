/** The sizing on a calculator's page: what it assumes, what it checks, which inputs it can vary. */
import { compile, decodeRequest, requestCall } from '../../engine/index.ts'
import type { AssumptionDefinition } from '../../families/assumption-set.ts'
import { ballScrewAssumptions } from '../../families/ball-screw/assumptions.ts'
import { electricCylinderAssumptions } from '../../families/electric-cylinder/assumptions.ts'
import { guideAssumptions } from '../../families/guide/assumptions.ts'
import { linearModuleAssumptions } from '../../families/linear-module/assumptions.ts'
import { familyLoaders } from '../../families/loaders.ts'
import { screwJackAssumptions } from '../../families/screw-jack/assumptions.ts'
import { slideAssumptions } from '../../families/slide/assumptions.ts'
import type { AnyFamily } from '../../families/what-if.ts'
import type { Calculator } from '../../schemas/registry.ts'
import { seedFolder } from '../../server/catalogue/import-catalogue.ts'
import { readCatalogueFolder } from '../../server/catalogue/read-folder.ts'
import { registeredFamilies } from '../../server/services/requests/registered-families.ts'
import { checkOfGroup } from '../../sizing/terms.ts'
import { english, numberText, unitText } from './english.ts'
import { code, joined, part, table } from './markdown.ts'

/** What a page shows of an assumption; whether its default follows the duty is all that matters of it. */
type Assumptions = Readonly<Record<string, AssumptionDefinition<never>>>

/** By the name of the family's catalogue. */
const assumptionsOf: Readonly<Record<string, Assumptions>> = {
  'ball-screw': ballScrewAssumptions,
  'electric-cylinder': electricCylinderAssumptions,
  guide: guideAssumptions,
  'linear-module': linearModuleAssumptions,
  'screw-jack': screwJackAssumptions,
  slide: slideAssumptions,
}

/** Services whose matching has a layout of its own, and the page that describes their figures. */
const describedElsewhere: Readonly<Record<string, string>> = { ReducerWorking: 'catalogue/reducers.md' }

const assumptionTable = (assumptions: Assumptions): string =>
  table(
    ['assumption', 'label', 'unit', 'default', 'range', 'source'],
    Object.entries(assumptions).map(([name, { unit, default: standard, minimum, maximum, source }]) => [
      code(name),
      english(`assumptions.${name}`),
      unitText(unit),
      typeof standard === 'number' ? numberText(standard) : 'follows the inputs',
      `${numberText(minimum)} to ${numberText(maximum)}`,
      source,
    ]),
  )

/** How a check is made. */
type Derivation = { readonly formula: string; readonly source: string }

const catalogue = await readCatalogueFolder(seedFolder)

/** Technical part of every shipped row. */
const candidatesOf = (family: string): unknown[] => {
  const rows: readonly unknown[] = catalogue.rows.get(family) ?? []
  return rows.map((row) => (typeof row === 'object' && row !== null && 'candidate' in row ? row.candidate : undefined))
}

/** The checks of every shipped row under every example: there is no other list of formulas. */
function derivationsOf({ schema, examples }: Calculator, family: AnyFamily, candidates: readonly unknown[]): Map<string, Derivation[]> {
  const plan = compile(schema)
  const checks = examples.cases.flatMap(({ request }) => {
    const query = Object.fromEntries(Object.entries(request).map(([name, text]) => [name, [text]]))
    const decoded = decodeRequest(plan, query, examples.init)
    if ('issues' in decoded) throw new RangeError(`an example of ${schema.name} is no request: ${JSON.stringify(decoded.issues)}`)
    const preparation = family.prepare(decoded.values, {})
    return candidates.flatMap((candidate) => preparation.size(candidate).checks())
  })
  return Map.groupBy(checks, ({ name }) => name)
}

/** Texts of which there may be one per model are not listed. */
const few = (texts: readonly string[], most: number): string => {
  const different = [...new Set(texts)].filter((text) => text !== '')
  return different.length > most ? 'depends on the model' : joined(different, '; ')
}

const checkNote =
  'A check whose figure the maker does not state is not made, and the answer says so. A dash: the examples have no case of it.'
const mostFormulas = 3
const mostSources = 2

function checkTable(family: AnyFamily, derivations: ReadonlyMap<string, readonly Derivation[]>): string {
  const names = [...new Set(family.terms.map(({ check }) => checkOfGroup(check)))]
  return table(
    ['check', 'label', 'formula', 'source'],
    names.map((name) => {
      const found = derivations.get(name) ?? []
      const formulas = found.map(({ formula }) => (formula === '' ? '' : code(formula)))
      return [
        code(name),
        english(`checks.${name}`),
        few(formulas, mostFormulas),
        few(
          found.map(({ source }) => source),
          mostSources,
        ),
      ]
    }),
  )
}

/**
 * @param calculator a registered calculator
 * @returns assumptions, checks and levers of the family that answers for it
 * @throws RangeError where no family or no assumptions are known for its service
 */
export async function sizingPart(calculator: Calculator): Promise<string> {
  const service = requestCall(calculator.schema.request).path.split('/', 1)[0] ?? ''
  const page = describedElsewhere[service]
  if (page !== undefined) return part('## Sizing', `The figures of the models are described in [${page}](../${page}).`)
  const id = registeredFamilies.find(({ serves }) => serves(service))?.rows.id ?? ''
  const [family, assumptions] = [await familyLoaders[service]?.(), assumptionsOf[id]]
  if (!family || !assumptions) throw new RangeError(`no sizing is known for the service ${service}`)
  const levers = joined(family.levers.map(({ parameter }) => code(parameter)))
  return joined(
    [
      part('## Assumptions', 'Shown with every answer; a `Check` call can change them.', assumptionTable(assumptions)),
      part('## Checks', checkNote, checkTable(family, derivationsOf(calculator, family, candidatesOf(id)))),
      part('## What can be varied', `Under a result (what if), and lowered by a fix where nothing matches: ${levers}.`),
    ],
    '\n\n',
  )
}

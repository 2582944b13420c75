/** What the product of this copy knows: read by a process of its own, after a recipe has changed the copy. */
import fc from 'fast-check'
import { compile, requestCall } from '../../../engine/index.ts'
import { lint } from '../../../engine/lint/index.ts'
import { laws } from '../../../engine/testing/laws.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { locales } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { dictionaries, translate } from '../../../i18n/translate.ts'
import { calculators, workingClasses } from '../../../schemas/registry.ts'
import type { OpenApiDocument } from '../../../server/routes/openapi/types.ts'
import { createRealService } from '../server/support/real-service.ts'

/** Ids of the calculators that the recipes plant, and of one that was there. */
const planted = [30, 32, 33, 34, 35]

const service = await createRealService()
const answer = await service.app.request('/openapi.json')
// The address answers with this document.
const document = (await answer.json()) as OpenApiDocument

const broken = async (
  plan: ReturnType<typeof compile>,
  init: (typeof calculators)[number]['examples']['init'],
): Promise<readonly number[]> => {
  const outcomes = await Promise.all(
    laws.map(async ({ number, property }) => ({ number, ...(await fc.check(property({ plan, inits: [init] }), { numRuns: 3 })) })),
  )
  return outcomes.filter(({ failed }) => failed).map(({ number }) => number)
}

/** A calculator as everything that goes through the registry sees it. */
const calculatorOf = async (id: number) => {
  const found = calculators.find(({ schema }) => schema.id === id)
  if (!found) return undefined
  const { schema, examples } = found
  const plan = compile(schema)
  return {
    path: requestCall(schema.request).path,
    findings: lint(plan, { init: examples.init }).filter(({ severity }) => severity === 'error').length,
    brokenLaws: await broken(plan, examples.init),
    labels: locales.map((locale) => translate(locale, `${calculatorNamespace(schema)}:${Object.keys(schema.fields)[0] ?? ''}.label`)),
  }
}

export const found = {
  classes: workingClasses.map(({ id }) => ({ id, names: locales.map((locale) => translate(locale, `shell:classes.names.${id}`)) })),
  calculators: Object.fromEntries(await Promise.all(planted.map(async (id) => [id, await calculatorOf(id)] as const))),
  families: (await loadFamilies()).map(({ id, table }) => ({ id, table: table.id })),
  services: [...new Set(service.calls.map(({ service }) => service))],
  headings: document.tags.map(({ description }) => description),
  languages: locales,
  wire: JSON.stringify(document.paths).match(/"enum":\["cn"[^\]]*\]/)?.[0],
  /** Keys that the first language has and another has not, or the other way round. */
  unlike: locales.filter((locale) => shapeOf(locale) !== shapeOf(locales[0] ?? locale)),
}

function shapeOf(locale: (typeof locales)[number]): string {
  const paths = (value: unknown, path: string): readonly string[] =>
    typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${path}.${key}`)) : [path]
  return [...dictionaries[locale]]
    .flatMap(([namespace, texts]) => paths(texts, namespace))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join()
}

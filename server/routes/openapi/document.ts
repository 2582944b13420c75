import { calculation } from '../../../contract/selection.ts'
import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import { toErrorAnswers } from './answers.ts'
import { calculatorPaths, calculationShapeName, checkShapeName, initShapeName } from './calculator-paths.ts'
import { callPaths, callShapes, callTags, describedBodies } from './call-paths.ts'
import { type Shape, toComponents } from './components.ts'
import type { ServedLectotype } from '../../services/lectotype/serve-lectotype.ts'
import type { ServedCalculator } from '../../services/requests/served-calculator.ts'
import type { ServedCall } from '../../services/requests/served-call.ts'
import { describeCheck } from './describe-check.ts'
import { lectotypePaths, lectotypeShapes, lectotypeTag } from './lectotype-paths.ts'
import { sitePaths, siteTag } from './site-paths.ts'
import type { JsonSchema, OpenApiDocument, PathItem } from './types.ts'

export interface DocumentSource {
  readonly calculators: readonly ServedCalculator[]
  readonly calls: readonly ServedCall[]
  readonly lectotype: ServedLectotype
  readonly version: string
}

const shapesOf = (calculators: readonly ServedCalculator[]): Record<string, Shape> =>
  Object.fromEntries(
    calculators.flatMap(({ service, shapes }) => [
      [initShapeName(service), shapes.init],
      ...(shapes.calculation === calculation ? [] : [[calculationShapeName(service), shapes.calculation] as const]),
      [checkShapeName(service), shapes.check],
    ]),
  )

type Described = Pick<DocumentSource, 'calculators' | 'calls'>

/** Shapes of bodies say what their fields are called. */
const describeBodies = (schemas: Readonly<Record<string, JsonSchema>>, { calculators, calls }: Described, locale: Locale) => {
  const checks = calculators.map((calculator): [string, JsonSchema] => {
    const name = checkShapeName(calculator.service)
    return [name, describeCheck(schemas[name] ?? {}, calculator, locale)]
  })
  return { ...schemas, ...Object.fromEntries([...checks, ...describedBodies(schemas, calls, locale)]) }
}

const pathsOf = (calculators: readonly ServedCalculator[], locale: Locale): Record<string, PathItem> =>
  Object.fromEntries(calculators.flatMap((calculator) => Object.entries(calculatorPaths(calculator, locale))))

/** The OpenAPI document of everything registered, in one language. */
export const buildOpenApiDocument = (source: DocumentSource, locale: Locale): OpenApiDocument => {
  const { calculators, calls, lectotype, version } = source
  const api = apiTexts[locale]
  const schemas = toComponents({ ...shapesOf(calculators), ...callShapes(calls), ...lectotypeShapes })
  const calculatorTags = calculators.map(({ ids, service }) => ({
    name: service,
    description: ids.map((id) => translateOr(locale, `classes.${id}`, service)).join(' · '),
  }))
  return {
    openapi: '3.1.0',
    info: { title: api.title, version, description: api.description },
    tags: [
      ...calculatorTags,
      ...callTags(calls, locale),
      { name: lectotypeTag, description: api.lectotypeTag },
      { name: siteTag, description: api.siteTag },
    ],
    paths: {
      ...pathsOf(calculators, locale),
      ...callPaths(calls, locale),
      ...lectotypePaths(lectotype, locale),
      ...sitePaths(api),
    },
    components: { schemas: describeBodies(schemas, source, locale), responses: toErrorAnswers(locale) },
  }
}

import { calculation } from '../../../contract/selection.ts'
import { apiTexts } from '../../../i18n/api.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translateOr } from '../../../i18n/translate.ts'
import { toErrorAnswers } from './answers.ts'
import { calculatorPaths, calculationShapeName, checkShapeName, initShapeName } from './calculator-paths.ts'
import { type Shape, toComponents } from './components.ts'
import type { ServedCalculator } from '../../services/requests/served-calculator.ts'
import { describeCheck } from './describe-check.ts'
import { sitePaths, siteTag } from './site-paths.ts'
import type { JsonSchema, OpenApiDocument, PathItem } from './types.ts'

export interface DocumentSource {
  readonly calculators: readonly ServedCalculator[]
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

const describeChecks = (schemas: Readonly<Record<string, JsonSchema>>, calculators: readonly ServedCalculator[], locale: Locale) => {
  const checks = calculators.map((calculator): [string, JsonSchema] => {
    const name = checkShapeName(calculator.service)
    return [name, describeCheck(schemas[name] ?? {}, calculator, locale)]
  })
  return { ...schemas, ...Object.fromEntries(checks) }
}

const pathsOf = (calculators: readonly ServedCalculator[], locale: Locale): Record<string, PathItem> =>
  Object.fromEntries(calculators.flatMap((calculator) => Object.entries(calculatorPaths(calculator, locale))))

/** The OpenAPI document of everything registered, in one language. */
export const buildOpenApiDocument = ({ calculators, version }: DocumentSource, locale: Locale): OpenApiDocument => {
  const api = apiTexts[locale]
  const calculatorTags = calculators.map(({ ids, service }) => ({
    name: service,
    description: ids.map((id) => translateOr(locale, `classes.${id}`, service)).join(' · '),
  }))
  return {
    openapi: '3.1.0',
    info: { title: api.title, version, description: api.description },
    tags: [...calculatorTags, { name: siteTag, description: api.siteTag }],
    paths: { ...pathsOf(calculators, locale), ...sitePaths(api) },
    components: { schemas: describeChecks(toComponents(shapesOf(calculators)), calculators, locale), responses: toErrorAnswers(locale) },
  }
}

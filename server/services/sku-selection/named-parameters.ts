import type { SkuParam } from '../../../contract/directory/sku-selection.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'

/**
 * Names parameters in the caller's language.
 *
 * @param family id of the family whose models they describe
 */
export const namedParameters = <Param extends Pick<SkuParam, 'paramName' | 'displayName'>>(
  params: readonly Param[],
  family: string,
  locale: Locale,
): Param[] => {
  const places = ['filters:parameters', 'product:columns', `${familyNamespace(family)}:columns`, 'models:columns']
  const nameOf = (paramName: string): string | undefined => {
    for (const place of places) {
      const name = translate(locale, `${place}.${paramName}`)
      if (name !== undefined) return name
    }
    return undefined
  }
  return params.map((param) => ({ ...param, displayName: nameOf(param.paramName) ?? param.displayName }))
}

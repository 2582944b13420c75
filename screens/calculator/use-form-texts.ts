/** Texts of a calculator form in the language and units shown. */
import { useMemo } from 'react'
import { servedFields } from '../../engine/index.ts'
import type { InitData, Plan } from '../../engine/index.ts'
import type { FormTexts } from '../../engine/react/index.ts'
import { formTextsOf } from '../../engine/texts/form-texts.ts'
import type { Lookup } from '../../i18n/lookup.ts'
import { calculatorNamespace } from '../../i18n/text-files.ts'
import { useUnitSystem } from '../base/browser/unit-setting.ts'
import { useLookup, useTexts } from '../base/texts/texts.ts'

/** Names by field. */
type Names = Readonly<Record<string, string>>

/** Returns the field names that differ in an init answer, as JSON: a stable key for memoisation. */
const namesOf = (plan: Plan, init: InitData | undefined, own: Lookup): string =>
  JSON.stringify(
    Object.fromEntries(
      [...servedFields(plan, init)].flatMap(([id, { name }]) => (name && name !== own(`${id}.label`) ? [[id, name]] : [])),
    ),
  )

/** Returns the texts of a form whose own texts are not in a file. */
export const useOwnFormTexts = (plan: Plan, own: Lookup, init?: InitData): FormTexts => {
  const texts = useTexts('shell')
  const system = useUnitSystem()
  const names = namesOf(plan, init, own)
  // The JSON serialised above.
  return useMemo(() => formTextsOf(texts, own, { system, ownNames: JSON.parse(names) as Names }), [texts, own, system, names])
}

export const useFormTexts = (plan: Plan, init?: InitData): FormTexts =>
  useOwnFormTexts(plan, useLookup(calculatorNamespace(plan.schema)), init)

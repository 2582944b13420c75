/** Translates the working conditions of a calculation to another language. */
import { readableName } from '../../../engine/units/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { unitSystem } from '../../base/browser/unit-setting.ts'
import type { JumpPayload } from '../../base/selection/jump-payload.ts'
import { fetchTexts } from '../../base/texts/language.ts'
import { textsOf } from '../../base/texts/texts.ts'
import { workingClassOf } from '../../base/calculators/working-classes.ts'
import { formTextsOf } from '../../../engine/texts/form-texts.ts'
import { parametersOf } from '../../calculator/parameters.ts'
import type { WorkingParameter } from '../../results/model/parameter-words.ts'
import { rotatingTextsOf } from '../../rotary/rotary-texts.ts'
import { planOf } from '../calculator/plan-of.ts'
import { rotaryWords } from '../rotary/rotary-words.ts'
import { servoTextsOf } from '../../servo/servo-texts.ts'
import { servoWords } from '../servo/servo-words.ts'

/** Describes the conditions of a screen in a language. */
type Described = (payload: JumpPayload, locale: Locale) => Promise<readonly WorkingParameter[]>

const queryOf = ({ calculation }: JumpPayload) => calculation?.request.query ?? {}

const ofRotary: Described = async ({ workingParams }, locale) => {
  const [own, scenes] = await Promise.all([fetchTexts('rotary', locale), fetchTexts('scenes', locale)])
  const { nameOf } = rotaryWords(rotatingTextsOf(textsOf<'rotary'>(own, locale), scenes), { rows: [], ratio: undefined })
  return workingParams.map((one) => ({ ...one, displayName: nameOf(one.paramName) }))
}

const ofServo: Described = async (payload, locale) =>
  servoWords(servoTextsOf(textsOf<'servo'>(await fetchTexts('servo', locale), locale))).describe(queryOf(payload))

const ofForm: Described = async (payload, locale) => {
  const plan = await planOf(payload.workingID)
  const [own, shell] = await Promise.all([fetchTexts(calculatorNamespace(plan.schema), locale), fetchTexts('shell', locale)])
  return parametersOf(plan, formTextsOf({ locale, find: shell }, own, { system: unitSystem() })).describe(queryOf(payload))
}

/** By the names of screens without a form, as in the schemas. */
const ofScreens: Readonly<Record<string, Described>> = { servo: ofServo, rotaryScene: ofRotary, rotaryIndustry: ofRotary }

/**
 * Returns the conditions with their names and those of chosen options in `locale`. Names that came from a service keep their
 * original language.
 */
export const conditionsIn: (payload: JumpPayload, locale: Locale) => Promise<JumpPayload['workingParams']> = async (payload, locale) => {
  const screen = workingClassOf(payload.workingID)?.schema.place.screen
  const described = await (screen === undefined ? ofForm : (ofScreens[screen] ?? ofForm))(payload, locale)
  const named = new Map(described.map((one) => [one.paramName, one]))
  return payload.workingParams.map((saved) => {
    const { displayName, displayValue } = named.get(saved.paramName) ?? saved
    const shown = displayValue === saved.value ? readableName(saved.displayValue, { locale, system: unitSystem() }) : displayValue
    return { ...saved, displayName, displayValue: shown }
  })
}

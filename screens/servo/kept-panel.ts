/** What a person has entered and chosen, as a text that outlives a reload; answers are asked for anew. */
import * as z from 'zod/mini'
import { lectotypeFilter, lectotypeValue } from '../../contract/lectotype.ts'
import { motorFlange } from '../../contract/motor.ts'
import { emptyPanel, errorSteps, type PanelState } from './panel-state.ts'
import { choiceGroups, demandKinds } from './servo-calls.ts'

const optionalText = z.optional(z.string())
const optionalNumber = z.optional(z.number())

const listedMotor = z.object({
  skuID: z.string(),
  skuName: z.string(),
  typeCode: z.string(),
  brand: z.string(),
  series: z.string(),
  p2: z.number(),
  n2: z.number(),
  t2: z.number(),
  values: z.record(z.string(), lectotypeValue),
  hits: z.array(z.tuple([z.number(), z.number()])),
})

const chosenMotor = z.discriminatedUnion('calcType', [
  z.object({ calcType: z.literal('sku'), motor: listedMotor }),
  z.object({ calcType: z.literal('stlMotor'), motor: z.extend(motorFlange, { t2: z.number(), n2: z.number() }) }),
])

const stepOf = (steps: readonly number[]) => z.number().check(z.refine((percent) => steps.includes(percent)))

const keptPanel = z.object({
  typeCode: optionalText,
  brand: optionalText,
  series: optionalText,
  filters: z.array(lectotypeFilter),
  keyword: z.string(),
  motor: z.optional(chosenMotor),
  demand: z.object({ by: z.enum(demandKinds), ratio: optionalNumber, outputSpeed: optionalNumber }),
  errorRange: z.object({ lower: stepOf(errorSteps.lower), upper: stepOf(errorSteps.upper) }),
  ratio: optionalNumber,
  choices: z.array(z.string()).check(z.maxLength(choiceGroups.length)),
})

type Kept = { readonly [Key in keyof z.infer<typeof keptPanel>]-?: unknown }

/** The text to keep. */
export const keepPanel = ({
  page: _page,
  released: _released,
  drawerOpen: _drawerOpen,
  motors: _motors,
  calculation: _calculation,
  ...kept
}: PanelState): string => JSON.stringify(kept satisfies Kept)

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** The panel as it was left; a text of an old version or by another hand is an empty panel. */
export const readPanel = (text: string | undefined): PanelState => {
  const kept = keptPanel.safeParse(parsed(text)).data
  if (!kept) return emptyPanel
  const { typeCode, brand, series, motor, ratio, demand, ...rest } = kept
  const { by, ratio: demandedRatio, outputSpeed } = demand
  return { ...emptyPanel, ...rest, typeCode, brand, series, motor, ratio, demand: { by, ratio: demandedRatio, outputSpeed } }
}

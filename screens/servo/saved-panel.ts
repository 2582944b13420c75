/** The inputs and choices stored over a reload; answers are requested again. */
import * as z from 'zod/mini'
import { mostPhases, transmissionElements } from '../../families/reducer/wire/reducer.ts'
import { motorFlange } from '../../contract/catalogue/motor-flange.ts'
import { skuFilter, skuValue } from '../../contract/directory/sku-selection.ts'
import { emptyPanel, errorSteps, type PanelState } from './panel-state.ts'
import { choiceGroups, demandKinds, type OutputDraft, type PhaseField } from './servo-calls.ts'

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
  values: z.record(z.string(), skuValue),
  hits: z.readonly(z.array(z.readonly(z.tuple([z.number(), z.number()])))),
})

const chosenMotor = z.discriminatedUnion('calcType', [
  z.object({ calcType: z.literal('sku'), motor: listedMotor }),
  z.object({
    calcType: z.literal('customMotor'),
    motor: z.extend(motorFlange, {
      t2: z.number(),
      n2: z.number(),
      t2Max: optionalNumber,
      n2Max: optionalNumber,
      rotorInertia: optionalNumber,
    }),
  }),
])

const stepOf = (steps: readonly number[]) => z.number().check(z.refine((percent) => steps.includes(percent)))

const phaseDraft = z.object({ torque: optionalNumber, speed: optionalNumber, time: optionalNumber } satisfies Record<PhaseField, unknown>)

/** Name of the panel among the inputs of a selection. */
export const panelPart = 'panel'

export const savedPanel = z.object({
  typeCode: optionalText,
  brand: optionalText,
  series: optionalText,
  filters: z.readonly(z.array(skuFilter)),
  hasFirstFilters: z.optional(z.boolean()),
  keyword: z.string(),
  motor: z.optional(chosenMotor),
  demand: z.object({ by: z.enum(demandKinds), ratio: optionalNumber, outputSpeed: optionalNumber }),
  errorRange: z.object({ lower: stepOf(errorSteps.lower), upper: stepOf(errorSteps.upper) }),
  output: z.object({
    loadInertia: optionalNumber,
    emergencyTime: optionalNumber,
    pitchDiameter: optionalNumber,
    radialForce: optionalNumber,
    forceDistance: optionalNumber,
    axialForce: optionalNumber,
    maxBacklash: optionalNumber,
    maxTwist: optionalNumber,
    transmissionElement: z.optional(z.enum(transmissionElements)),
    phases: z.optional(z.readonly(z.array(phaseDraft).check(z.maxLength(mostPhases)))),
  } satisfies Record<keyof OutputDraft, unknown>),
  ratio: optionalNumber,
  choices: z.readonly(z.array(z.string()).check(z.maxLength(choiceGroups.length))),
})
export type SavedPanel = z.infer<typeof savedPanel>

export const keepPanel = ({
  page: _page,
  released: _released,
  drawerOpen: _drawerOpen,
  motors: _motors,
  calculation: _calculation,
  ...saved
}: PanelState): SavedPanel => saved

/** Restores the panel. */
export const openPanel = (saved: SavedPanel | undefined): PanelState => {
  if (!saved) return emptyPanel
  const { typeCode, brand, series, hasFirstFilters = false, motor, ratio, demand, ...rest } = saved
  const { by, ratio: demandedRatio, outputSpeed } = demand
  return {
    ...emptyPanel,
    ...rest,
    typeCode,
    brand,
    series,
    hasFirstFilters,
    motor,
    ratio,
    demand: { by, ratio: demandedRatio, outputSpeed },
  }
}

/** Parts of the flow that are stored with the selection. */
import * as z from 'zod/mini'
import { filteredSku } from '../../contract/directory/sku-selection.ts'
import { calculatedScene, quantity, torqueCycle, workingFirstRequest } from '../../families/rotary/wire/calls.ts'
import { keyOf } from '../base/machine/call.ts'
import { drawers } from './industry-machine.ts'
import { furtherIn } from './further-rows.ts'
import type { SavedForm } from './scene-form.ts'
import type { SavedSecond } from './second-machine.ts'

const text = z.string()
const rows = z.optional(z.readonly(z.array(quantity)))
const texts = z.readonly(z.array(text))

export const savedForm = z.object({
  scene: z.optional(text),
  values: z.record(text, z.record(text, z.number())),
  further: z.optional(z.record(text, z.number())),
  calculated: z.optional(z.boolean()),
  request: z.optional(workingFirstRequest),
  submitted: z.optional(z.object({ key: text, receipt: z.object({ number: text, time: text }) })),
})

export const savedSecond = z.object({
  ...calculatedScene,
  rows,
  // An invalid cycle is dropped without losing the rest.
  cycle: z.pipe(
    z.optional(z.unknown()),
    z.transform((cycle) => z.safeParse(z.readonly(torqueCycle), cycle).data),
  ),
  picked: z.record(text, text),
  released: texts,
  seen: z.boolean(),
})

export const savedIndustry = z.object({
  ...calculatedScene,
  rows,
  motor: z.optional(z.pick(filteredSku, { skuID: true, skuName: true, p2: true, n2: true, t2: true })),
  ratio: z.optional(z.number()),
  ticked: z.object({ match: texts, seriesList: texts }),
  drawer: z.optional(z.enum(drawers)),
})

const newVisit = { picked: {}, released: [], seen: false } as const

/** Returns the state of the second step for a calculation. Choices are kept if the rows are unchanged. */
export const goOnWith = (found: Pick<SavedSecond, 'rows' | 'cycle' | 'scene'>, before: SavedSecond | undefined): SavedSecond =>
  before && keyOf(before.rows) === keyOf(found.rows) ? { ...before, cycle: found.cycle, scene: found.scene } : { ...newVisit, ...found }

/** Returns the first step's form with the conditions of a second step, which may have been opened by a link. */
export const goBackWith = ({ rows = [], scene }: Pick<SavedSecond, 'rows' | 'scene'>, before: SavedForm = { values: {} }): SavedForm =>
  scene ? { ...before, request: scene, further: furtherIn(rows) } : before

/** Names of the pages' parts among the inputs of a selection. */
export const parts = { scene: 'scene', second: 'second', industry: 'industry' } as const

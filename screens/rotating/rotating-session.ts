/** What of the flow outlives a reload and the back button, as text for the session storage. */
import * as z from 'zod/mini'
import { lectotypeSku } from '../../contract/lectotype.ts'
import { quantity, torqueCycle } from '../../contract/rotary-working.ts'
import { drawers, type IndustryState, type KeptIndustry } from './industry-machine.ts'
import { keyOf } from '../app/call.ts'
import { keptOf, type KeptForm } from './scene-form.ts'
import type { SceneState } from './scene-machine.ts'
import type { KeptSecond, SecondState } from './second-machine.ts'

const text = z.string()
const keptForm = z.object({
  scene: z.optional(text),
  values: z.record(text, z.record(text, z.number())),
  calculated: z.optional(z.boolean()),
  submitted: z.optional(z.object({ key: text, receipt: z.object({ number: text, time: text }) })),
})
const keptSecond = z.object({
  rows: z.optional(z.array(quantity)),
  cycle: z.optional(z.unknown()),
  picked: z.record(text, text),
  released: z.array(text),
  /** Whether the progress modal of the first call has been seen. */
  seen: z.boolean(),
})
const keptIndustry = z.object({
  rows: z.optional(z.array(quantity)),
  motor: z.optional(z.pick(lectotypeSku, { skuID: true, skuName: true, p2: true, n2: true, t2: true })),
  ratio: z.optional(z.number()),
  ticked: z.object({ match: z.array(text), seriesList: z.array(text) }),
  drawer: z.optional(z.enum(drawers)),
})

export type KeptVisit = KeptSecond & { readonly seen: boolean }

/** Something that was stored by another version, or by somebody else, is nothing. */
const readAs = <T>(shape: z.ZodMiniType<T>, stored: string | undefined): T | undefined => {
  if (stored === undefined) return undefined
  try {
    const read = z.safeParse(shape, JSON.parse(stored))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

const newVisit: KeptVisit = { rows: undefined, cycle: undefined, picked: {}, released: [], seen: false }

/** A form that has not arrived yet is what was kept of it. */
export const keepForm = ({ scenes, form, kept, calculation, submitted }: SceneState): string | undefined => {
  if (scenes.state !== 'answered') return kept && JSON.stringify(kept)
  const calculated = calculation.state === 'answered' || calculation.state === 'running'
  return JSON.stringify({ ...keptOf(form), calculated, submitted } satisfies KeptForm)
}
export const readForm = (stored: string | undefined): KeptForm | undefined => readAs(keptForm, stored)

export const keepVisit = (visit: KeptVisit): string => JSON.stringify(visit)
export const keepSecond = ({ rows, cycle, picked, released, call }: SecondState): string =>
  keepVisit({ rows, cycle, picked, released, seen: call.state === 'answered' })

export const readSecond = (stored: string | undefined): KeptVisit => {
  const read = readAs(keptSecond, stored)
  if (!read) return newVisit
  // A cycle that cannot be read is no reason to forget what was calculated and chosen.
  return { ...read, rows: read.rows, cycle: z.safeParse(torqueCycle, read.cycle).data }
}

/** The first step goes on to what it has calculated: what was picked for the same rows stays, other rows begin anew. */
export const goOnWith = ({ rows, cycle }: Pick<KeptSecond, 'rows' | 'cycle'>, before: KeptVisit): KeptVisit =>
  keyOf(before.rows) === keyOf(rows) ? { ...before, cycle } : { ...newVisit, rows, cycle }

export const keepIndustry = ({ call: _call, ...kept }: IndustryState): string => JSON.stringify(kept satisfies KeptIndustry)
export const readIndustry = (stored: string | undefined): KeptIndustry | undefined => {
  const read = readAs(keptIndustry, stored)
  return read && { rows: read.rows, motor: read.motor, ratio: read.ratio, ticked: read.ticked, drawer: read.drawer }
}

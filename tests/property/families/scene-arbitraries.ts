/** Inputs of any scene, inside its ranges. */
import fc from 'fast-check'
import { boundsOf, calculateScene, type CompiledScene, compileScene, evaluate, type SceneInputs } from '../../../engine/index.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'

/** Every registered scene, compiled. */
export const compiledScenes = scenes.map(compileScene)

/** The registered scene of a name. */
export const sceneNamed = (name: string): CompiledScene => {
  const found = compiledScenes.find(({ scene }) => scene.name === name)
  if (!found) throw new RangeError(`no scene '${name}'`)
  return found
}

/** Numbers that a form can hold, with a few digits, as people enter them. */
const entered = (value: number) => (Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(6)))

/** Within the bounds that hold for the items before it: by a share of a range, or evenly over the magnitudes of it. */
const valueOf = ({ scene, plan }: CompiledScene, name: string, previous: SceneInputs, share: number): number => {
  const planned = plan.fields.get(name)
  if (!planned) throw new RangeError(`no item '${name}'`)
  const { min = 0, max, exclusiveMax } = boundsOf(planned, evaluate(plan, { inputs: previous, init: undefined }))
  const top = max ?? (exclusiveMax ?? 0) * (1 - 1e-5)
  const low = Math.max(min, top / 1e6)
  const value = share < 0.02 ? min : share > 0.98 ? top : low * (top / low) ** share
  const step = scene.items[name]?.step
  return Math.min(top, Math.max(min, step === undefined ? entered(value) : Math.round(value / step) * step))
}

/** Every item of a scene in its range, ends included; `narrowed` items in a range of one's own. */
export const sceneInputs = (
  compiled: CompiledScene,
  narrowed: Readonly<Record<string, fc.Arbitrary<number>>> = {},
): fc.Arbitrary<SceneInputs> => {
  const names = Object.keys(compiled.scene.items)
  const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: names.length, maxLength: names.length })
  return fc.tuple(shares, fc.record({ ...narrowed })).map(([drawn, own]) => {
    // Those with ranges of their own first: bounds of others follow from them.
    const inputs: Record<string, number> = { ...own }
    names.forEach((name, index) => (inputs[name] ??= valueOf(compiled, name, inputs, drawn[index] ?? 0)))
    return inputs
  })
}

/** The results for inputs that must be accepted, by name; `cycle` as it is. */
export const accepted = (compiled: CompiledScene, inputs: SceneInputs) => {
  const result = calculateScene(compiled, inputs)
  if ('issues' in result) throw new Error(`refused: ${JSON.stringify(result.issues)} for ${JSON.stringify(inputs)}`)
  const of = (name: string): number => result.values.get(name)?.value ?? Number.NaN
  return { ...result, of }
}

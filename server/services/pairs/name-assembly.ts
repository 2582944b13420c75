import { requestCall } from '../../../engine/index.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import type { Judged } from '../../../engine/assembly/judge.ts'
import type { PairCalculation, PairFamily } from '../../../families/define/pair-family.ts'
import { calculators } from '../../../schemas/registry.ts'
import { canonicalJson, sha256 } from '../../files/canonical-json.ts'

/** Digits of a reference. */
const referenceDigits = 8

/** Fields of a body that are no conditions of the parts. */
const listFields: ReadonlySet<string> = new Set(['page', 'size'])

/** What identifies a part in a pinned selection. */
const pinOf = ({ role, item }: Judged['parts'][number]) => {
  if (item.kind === 'model') return [[role, item.family, item.sku]]
  return item.kind === 'own' ? [[role, item.figures]] : []
}

/** Gives the assemblies of a calculation their calculator and their reference. */
export function assemblyNames(
  { service }: Pick<PairFamily, 'service'>,
  { call, pins = {}, choices = [] }: Pick<PairCalculation, 'call' | 'pins' | 'choices'>,
  screens: readonly string[],
) {
  const path = `${service}/${call}`
  const served = calculators.find(({ schema }) => requestCall(schema.request).path === path)
  // A call that no form makes is that of a screen without a form.
  const isForm = (id: string) => calculators.some(({ schema }) => String(schema.id) === id)
  const calculator = String(served?.schema.id ?? screens.find((id) => !isForm(id)) ?? service)
  const left = new Set([...listFields, ...choices, ...Object.values(pins)])
  return (sent: unknown) => {
    // A body that has been read is an object.
    const conditions = Object.fromEntries(Object.entries(sent as object).filter(([name]) => !left.has(name)))
    return (assembly: Judged): Assembly => {
      const pinned = { calculator, conditions, parts: assembly.parts.flatMap(pinOf) }
      const digits = sha256(canonicalJson(pinned)).slice(0, referenceDigits)
      return { ...assembly, calculator, reference: `SW-${calculator}-${digits}` }
    }
  }
}

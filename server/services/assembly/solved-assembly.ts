/** The assembly of solved parts: positions, joints and flows as the schema of its calculator has them. */
import type { Flow, Item, Joint, JointCheck, Requirement } from '../../../engine/assembly/assembly.ts'
import { type Judged, judged } from '../../../engine/assembly/judge.ts'
import { numbered, type UnnumberedPart } from '../../../engine/assembly/positions.ts'
import { jointState, partState } from '../../../engine/assembly/state.ts'
import type { JointFigure, RoleJoint } from '../../../engine/define/assembly.ts'
import { modelItem } from '../../../families/define/assembly-item.ts'
import { demandsOf } from '../../../families/define/assembly-flow.ts'
import type { ModelsOf } from '../../../families/define/orderable.ts'
import { verdictOf } from '../../../families/sizing/verdict.ts'
import type { LoadedAssembly, OpenPart } from './load-assembly.ts'
import type { FilledRole, MissingRole, Solved } from './solve-parts.ts'
import { evaluateIn, figuresRead, type Known } from './role-values.ts'

const numberIn = (known: Known, text: string | undefined, unit: string): number | undefined => {
  const found = text === undefined ? undefined : evaluateIn(known, text, { kind: 'number', unit })
  if (found && 'fault' in found) throw new RangeError(`assembly: ${text}: ${found.fault}`)
  return found && 'value' in found && typeof found.value === 'number' ? found.value : undefined
}

/** What a part reads of those before it. */
function flowsTo(role: string, texts: readonly string[], { known }: Solved): readonly Flow[] {
  const read = new Map(texts.flatMap(figuresRead).map(([from, figure]) => [`${from}.${figure}`, [from, figure] as const]))
  return [...read].flatMap(([key, [from, name]]): readonly Flow[] => {
    const { value, type } = known.get(key) ?? {}
    if (typeof value !== 'number' || type?.kind !== 'number') return []
    return [{ id: `${from}-${role}:${name}`, from, to: role, name, value, unit: type.unit }]
  })
}

const openPart = ({ role, needs, decisive = false }: OpenPart, solved: Solved, flows: readonly Flow[]): UnnumberedPart => {
  const requirements = Object.entries(needs).map(([name, { value: text, unit = '' }]): Requirement => {
    const value = numberIn(solved.known, text, unit)
    const from = figuresRead(text).map(([giver, figure]) => `${giver}-${role}:${figure}`)
    return { name, op: '>=', unit, from, ...(value !== undefined && { value }) }
  })
  const item: Item = { kind: 'open', needs: requirements, why: 'noCatalogue', decisive }
  return { role, quantity: 1, item, demands: demandsOf(flows, role), state: partState(item) }
}

const missingPart = ({ part: { role }, why }: MissingRole, flows: readonly Flow[]): UnnumberedPart => {
  const item: Item = { kind: 'open', needs: [], why: 'noneFits', decisive: true }
  return { role, quantity: 1, item, demands: demandsOf(flows, role), state: partState(item, why === 'notKnown' ? 'notKnown' : undefined) }
}

/** The positions of a part that its family found, which may have further ones. */
const filledParts = (
  { part: { role, family }, card }: FilledRole,
  flows: readonly Flow[],
  quantity: number | undefined,
): readonly UnnumberedPart[] =>
  card.assembly.parts.map(({ position: _position, ...part }) => ({
    ...part,
    quantity: part.quantity * (quantity ?? 1),
    state: quantity === undefined && part.state !== 'failed' ? 'notKnown' : part.state,
    demands: part.role === role ? demandsOf(flows, role) : [],
    ...(part.use && { use: { ...part.use, at: `${family.id}/${part.use.at}` } }),
  }))

const atLimit = 1 + 5e-13

const meets = (is: JointFigure['is'], a: number, b: number): boolean => {
  if (is === '<=') return a <= b * atLimit
  return is === '>=' ? a * atLimit >= b : Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a))
}

const jointOf = ({ a, b, figures = {} }: RoleJoint, { known }: Solved, itemOf: (place: string) => Item | undefined): Joint => {
  const checks = Object.entries(figures).map(([name, figure]): JointCheck => {
    const unit = figure.unit ?? ''
    const [own, other] = [numberIn(known, figure.a, unit), numberIn(known, figure.b, unit)]
    const isKnown = own !== undefined && other !== undefined
    const state = isKnown ? (meets(figure.is, own, other) ? 'passed' : 'failed') : 'notKnown'
    return { name, a: own ?? null, b: other ?? null, unit, state }
  })
  const sides = [itemOf(a), itemOf(b)].flatMap((item) => item ?? [])
  return { id: `${a.split('.')[0] ?? a}-${b.split('.')[0] ?? b}`, a, b, checks, state: jointState(checks, sides) }
}

/**
 * @param assembly the parts of the schema
 * @param solved the models that were found
 * @param modelsOf the current rows, for the order code of the first part
 */
export function solvedAssembly(assembly: LoadedAssembly, solved: Solved, modelsOf: ModelsOf): Judged {
  const { first, found, open } = assembly
  const flows = [
    ...found.flatMap(({ role, request }) => flowsTo(role, Object.values(request), solved)),
    ...open.flatMap(({ role, needs }) =>
      flowsTo(
        role,
        Object.values(needs).map(({ value }) => value),
        solved,
      ),
    ),
  ]
  const { verdict, utilisation, governing } = verdictOf(solved.sizing)
  const item = modelItem(first.ordered, solved.model, { code: solved.card.machineCode, modelsOf })
  const unknown = solved.sizing.notKnown
  const quantity = solved.quantities[first.role]
  const own: UnnumberedPart = {
    role: first.role,
    quantity: quantity ?? 1,
    item,
    demands: [],
    use: { at: governing, utilisation },
    ...(unknown.length > 0 && { notKnown: unknown.map(({ name, needs }) => ({ name, needs: [...needs] })) }),
    state: partState(item, quantity === undefined && verdict === 'passed' ? 'notKnown' : verdict),
  }
  const partsOf = (role: string): readonly UnnumberedPart[] => {
    if (role === first.role) return [own]
    const sized = solved.roles.find(({ part }) => part.role === role)
    if (sized) return 'card' in sized ? filledParts(sized, flows, solved.quantities[role]) : [missingPart(sized, flows)]
    const left = open.find((one) => one.role === role)
    return left ? [openPart(left, solved, flows)] : []
  }
  const parts = numbered(assembly.roles.flatMap(partsOf))
  const itemOf = (place: string) => parts.find(({ role }) => role === place.split('.')[0])?.item
  const filled = solved.roles.flatMap((role) => ('card' in role ? [role.card.assembly] : []))
  const power = filled.flatMap(({ figures: { ratedPower } }) => ratedPower ?? [])[0]
  return judged(
    {
      parts,
      joints: [...assembly.joints.map((joint) => jointOf(joint, solved, itemOf)), ...filled.flatMap(({ joints }) => joints)],
      flows,
    },
    power && { ratedPower: power },
  )
}

/** The assembly of a model and the motor that is ordered or was chosen with it: positions and their joint, without conditions. */
import { buildOrderCode, orderStatusOf } from '../../../contract/catalogue/judge-order.ts'
import { alsoOpen } from '../../../contract/catalogue/judge-listed.ts'
import type { OrderChosen } from '../../../contract/catalogue/order-choices.ts'
import type { Mounting, MountVerdict } from '../../../contract/directory/choice-groups.ts'
import type { Assembly, Item, Joint, JointCheck } from '../../../engine/assembly/assembly.ts'
import { judged } from '../../../engine/assembly/judge.ts'
import { numbered, type UnnumberedPart } from '../../../engine/assembly/positions.ts'
import { jointState, partState } from '../../../engine/assembly/state.ts'
import { unruledItem } from '../../../families/define/assembly-item.ts'
import type { LectoGroup } from '../../../families/define/lecto-group.ts'
import { loadFamily } from '../../../families/registry.ts'
import { canonicalJson, sha256 } from '../../files/canonical-json.ts'
import type { AssemblyModel } from '../../files/assembly/assembly-file.ts'
import type { FoundAssembly } from '../report/assembly-of.ts'
import { fileModelOf } from '../report/file-model.ts'
import type { Row } from '../versions/catalogue-versions.ts'
import type { RequestedModel } from './requested-model.ts'

/** A model with its motor, and the calculated lengths of its part. */
export type OrderedParts = Pick<RequestedModel, 'product' | 'chosen'> &
  Pick<AssemblyModel, 'model' | 'calculated'> & { readonly motor: Row }

const motorRole = 'motor'

const stateOf = { fits: 'passed', notKnown: 'notKnown', refused: 'failed' } as const satisfies Record<MountVerdict, JointCheck['state']>

/** The model with its own code: the motor is a position of its own. */
function unitItem(product: RequestedModel['product'], chosen: OrderChosen): Item {
  const { family, driveID: sku, skuName: name, series, maker, basis, source, order } = product
  const built = buildOrderCode(name, order, chosen)
  const code = { code: built.code, ...orderStatusOf(built), also: alsoOpen(product) }
  return { kind: 'model', family, sku, name, series, maker, basis, source, code }
}

/** How a motor stands on a model; undefined where no motor is mounted on models of this family without a coupling. */
function mountingOf(groups: readonly LectoGroup[], { model, motor }: OrderedParts): Mounting | undefined {
  const group = groups.find(({ motors }) => motors === motor.table.id)
  if (!group) return groups.length > 0 ? { verdict: 'refused', checks: [] } : undefined
  return group.takes(model.candidate) ? group.mount(model.candidate, motor.model.candidate) : { verdict: 'refused', checks: [] }
}

const mountJoint = (role: string, { checks, verdict }: Mounting, sides: readonly Item[]): Joint => {
  const judgedChecks = checks.map(({ name, takes, has, unit, verdict: of }) => ({ name, a: has, b: takes, unit, state: stateOf[of] }))
  const state = checks.length === 0 && verdict === 'refused' ? 'failed' : jointState(judgedChecks, sides)
  return { id: `${motorRole}-${role}`, a: `${motorRole}.shaft`, b: `${role}.input`, checks: judgedChecks, state }
}

/** The coupling between a motor and a model without a seat for it. */
function coupled(
  role: string,
  motor: Row,
  [unit, driving]: readonly [Item, Item],
): { readonly coupling: UnnumberedPart; readonly joints: readonly Joint[] } {
  // Any row is an object of its columns.
  const { s } = motor.model.candidate as Readonly<Record<string, unknown>>
  const shaft = typeof s === 'number' ? s : undefined
  const needs = [{ name: 'driveBore', op: '=', unit: 'mm', from: [], ...(shaft !== undefined && { value: shaft }) }] as const
  const item: Item = { kind: 'open', needs, why: 'noCatalogue', decisive: true }
  const bore: JointCheck = { name: 'shaft', a: shaft ?? null, b: null, unit: 'mm', state: 'notKnown' }
  return {
    coupling: { role: 'coupling', quantity: 1, item, demands: [], state: partState(item) },
    joints: [
      { id: 'motor-coupling', a: 'motor.shaft', b: 'coupling.driveBore', checks: [bore], state: jointState([bore], [driving, item]) },
      { id: `coupling-${role}`, a: 'coupling.bore', b: `${role}.input`, checks: [], state: jointState([], [item, unit]) },
    ],
  }
}

const referenceDigits = 8

const nameOf = (parts: readonly Item[]): Pick<Assembly, 'calculator' | 'reference'> => {
  const ordered = parts.flatMap((item) => (item.kind === 'model' ? [[item.family, item.sku, item.code.code]] : []))
  return { calculator: '', reference: `SW-${sha256(canonicalJson(ordered)).slice(0, referenceDigits)}` }
}

/**
 * @param ordered a model and its motor
 * @param catalogueVersion of both rows
 * @throws RangeError for a model of a family without a layout
 */
export async function orderedAssembly(ordered: OrderedParts, catalogueVersion: string): Promise<FoundAssembly> {
  const { product, chosen, model, calculated, motor } = ordered
  const { layout, groups } = await loadFamily(model.family)
  const placed = await layout?.()
  if (!placed) throw new RangeError(`models of '${model.family}' have no layout`)
  const role = placed.root
  const mounting = mountingOf((await groups?.()) ?? [], ordered)
  const { motor: _ordered, ...own } = chosen
  const fitting = mounting?.verdict !== 'refused' && mounting?.flange !== undefined ? { flange: mounting.flange } : {}
  const [unit, driving] = [unitItem(product, own), unruledItem(motor.table.id, motor.model)]
  const between = mounting ? undefined : coupled(role, motor, [unit, driving])
  const part = (of: string, item: Item): UnnumberedPart => ({ role: of, quantity: 1, item, demands: [], state: partState(item) })
  const whole = judged({
    parts: numbered([part(role, unit), part(motorRole, driving), ...(between ? [between.coupling] : [])]),
    joints: mounting ? [mountJoint(role, mounting, [unit, driving])] : (between?.joints ?? []),
    flows: [],
  })
  return {
    assembly: { ...whole, ...nameOf([unit, driving]) },
    layout: model.family,
    conditions: {},
    models: {
      [role]: { model, chosen: { ...fitting, ...own }, ...(calculated && { calculated }) },
      [motorRole]: { model: fileModelOf(motor), chosen: {} },
    },
    catalogueVersion,
  }
}

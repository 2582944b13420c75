/** The families that size the parts of a calculator's answer. */
import type { AssemblySchema, OpenRole, RoleJoint, SizedRole } from '../../../engine/define/assembly.ts'
import type { CalculatorSchema } from '../../../engine/define/index.ts'
import { parse, references } from '../../../engine/expression/index.ts'
import { requestCall } from '../../../engine/index.ts'
import { bodyParameters } from '../../../families/define/body-parameters.ts'
import type { CallParameters } from '../../../families/define/call-parameters.ts'
import type { OrderedFamily } from '../../../families/define/assembly-item.ts'
import type { Family } from '../../../families/define/family.ts'
import type { PairCalculation, PairFamily } from '../../../families/define/pair-family.ts'
import type { IndexedSizer } from '../../../families/define/sizer.ts'
import { loadFamilies } from '../../../families/registry.ts'

type Sized = SizedRole & { readonly role: string; readonly family: Family; readonly parameters: CallParameters }

/** The part whose models are listed, sized one by one. */
export type FirstPart = Sized & { readonly sizer: IndexedSizer; readonly ordered: OrderedFamily<unknown> }

/** A part that a family finds with its own search; it may consist of several, as a gear unit with its motor. */
export type FoundPart = Sized & { readonly pairs: PairFamily; readonly calculation: PairCalculation }

export type OpenPart = OpenRole & { readonly role: string }

/** The parts of an answer with their families, in the order of their positions. */
export type LoadedAssembly = {
  readonly first: FirstPart
  readonly found: readonly FoundPart[]
  readonly open: readonly OpenPart[]
  readonly roles: readonly string[]
  readonly joints: readonly RoleJoint[]
}

/** What is wrong with the parts of a schema, by its place. */
export type AssemblyFault = { readonly path: string; readonly message: string }

type Loaded = Extract<Awaited<ReturnType<typeof loadRole>>, { readonly role: string }>

const firstOf = async (
  { role, schema }: { readonly role: string; readonly schema: SizedRole },
  family: Family,
): Promise<FirstPart | undefined> => {
  const { selection, shown } = family
  if (!selection || !shown) return undefined
  const makers = await shown.makerCodes?.()
  return {
    ...schema,
    role,
    family,
    parameters: await selection.parameters(),
    sizer: await selection.sizer(),
    ordered: { id: family.id, orderCodes: { ...shown.orderCodes, ...(makers && { makers }) }, orderable: await shown.orderable() },
  }
}

async function loadRole(role: string, schema: SizedRole, families: readonly Family[]) {
  const path = `assembly.roles.${role}.sizedBy`
  const [service = '', call = ''] = schema.sizedBy.split('/')
  for (const family of families) {
    if (Object.hasOwn(family.selection?.services ?? {}, service)) {
      return (await firstOf({ role, schema }, family)) ?? { path, message: `models of '${family.id}' have no pages` }
    }
    const pairs = await family.pairs?.()
    if (pairs?.service !== service) continue
    const calculation = pairs.calculations.find((one) => one.call === call)
    if (!calculation) return { path, message: `'${service}' has no call '${call}'` }
    const parameters = bodyParameters(calculation.request, pairs.units)
    return { ...schema, role, family, pairs, calculation, parameters } satisfies FoundPart
  }
  return { path, message: `no service '${service}' answers` }
}

const isSized = (role: SizedRole | OpenRole): role is SizedRole => 'sizedBy' in role

const requestFaults = ({ role, request, parameters }: Loaded): readonly AssemblyFault[] => {
  const path = `assembly.roles.${role}.request`
  const unknown = Object.keys(request).filter((name) => !Object.hasOwn(parameters, name))
  const left = Object.entries(parameters).filter(([name, { optional }]) => !optional && !Object.hasOwn(request, name))
  return [
    ...unknown.map((name) => ({ path: `${path}.${name}`, message: `the call has no parameter '${name}'` })),
    ...left.map(([name]) => ({ path, message: `the call needs '${name}'` })),
  ]
}

const jointFaults = ({ roles, joints }: AssemblySchema): readonly AssemblyFault[] =>
  joints.flatMap(({ a, b }, index) =>
    [a, b].flatMap((place) => {
      const [role = ''] = place.split('.')
      return Object.hasOwn(roles, role) || role === 'motor'
        ? []
        : [{ path: `assembly.joints.${index}`, message: `there is no part '${role}'` }]
    }),
  )

const firstName = (name: string): string => name.split('.', 1)[0] ?? name

/** The expressions of a part by their places. */
function textsOfRole(role: string, schema: SizedRole | OpenRole): readonly (readonly [place: string, text: string | undefined])[] {
  const at = `assembly.roles.${role}`
  if (!isSized(schema)) return Object.entries(schema.needs).map(([name, { value }]) => [`${at}.needs.${name}.value`, value])
  return [
    [`${at}.quantity`, schema.quantity],
    ...Object.entries(schema.request).map(([name, text]) => [`${at}.request.${name}`, text] as const),
  ]
}

/** The figures of joints by their places. */
const textsOfJoints = ({ joints }: AssemblySchema) =>
  joints.flatMap(({ figures = {} }, index) =>
    Object.entries(figures).flatMap(([name, { a, b }]) => {
      const at = `assembly.joints.${index}.figures.${name}`
      return [[`${at}.a`, a] as const, [`${at}.b`, b] as const]
    }),
  )

/** Expressions that cannot be read, or that read what there is not. */
const expressionFaults = (assembly: AssemblySchema, parameters: readonly string[]): readonly AssemblyFault[] =>
  [...Object.entries(assembly.roles).flatMap(([role, schema]) => textsOfRole(role, schema)), ...textsOfJoints(assembly)].flatMap(
    ([path, text]) => {
      const parsed = text === undefined ? undefined : parse(text)
      if (!parsed) return []
      if ('errors' in parsed) return parsed.errors.map(({ message }) => ({ path, message }))
      const names = references(parsed.expression).map(firstName)
      const unknown = names.filter((name) => !Object.hasOwn(assembly.roles, name) && !parameters.includes(name))
      return unknown.map((name) => ({ path, message: `there is no part or parameter '${name}'` }))
    },
  )

/** @returns the parts of a calculator's answer; its faults; undefined for one that lists models alone */
export async function loadAssembly({
  assembly,
  request,
}: Pick<CalculatorSchema, 'assembly' | 'request'>): Promise<LoadedAssembly | { readonly faults: readonly AssemblyFault[] } | undefined> {
  if (!assembly) return undefined
  const families = await loadFamilies()
  const entries = Object.entries(assembly.roles)
  const loaded = await Promise.all(entries.flatMap(([role, schema]) => (isSized(schema) ? [loadRole(role, schema, families)] : [])))
  const sized = loaded.flatMap((one) => ('role' in one ? [one] : []))
  const [first, ...found] = sized
  const faults = [
    ...loaded.flatMap((one) => ('role' in one ? [] : [one])),
    ...sized.flatMap(requestFaults),
    ...jointFaults(assembly),
    ...expressionFaults(assembly, Object.keys(requestCall(request).parameters).map(firstName)),
    ...(first && !('sizer' in first)
      ? [{ path: `assembly.roles.${first.role}`, message: 'the first part has to be sized one by one' }]
      : []),
    ...found.flatMap((one) =>
      'pairs' in one ? [] : [{ path: `assembly.roles.${one.role}`, message: 'only the first part may be sized one by one' }],
    ),
    ...(first ? [] : [{ path: 'assembly.roles', message: 'some part has to be sized' }]),
  ]
  if (faults.length > 0 || !first || !('sizer' in first)) return { faults }
  return {
    first,
    found: found.flatMap((one) => ('pairs' in one ? [one] : [])),
    open: entries.flatMap(([role, schema]) => (isSized(schema) ? [] : [{ ...schema, role }])),
    roles: entries.map(([role]) => role),
    joints: assembly.joints,
  }
}

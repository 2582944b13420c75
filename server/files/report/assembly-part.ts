/** Writes an assembly as a whole: its state, its positions with codes and requirements, what the parts give each other, where they meet. */
import type { Assembly, JointCheck, Part, Requirement, State } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import { listed } from '../../../engine/base/listed.ts'
import { assemblyWords, positionsOf } from '../assembly/assembly-words.ts'
import { type Block, heading, notice } from '../pdf/flow.ts'
import { putTable } from '../pdf/table.ts'
import type { Report } from './context.ts'
import type { Words } from './words.ts'

const signs = { '>=': '≥ ', '<': '< ', '=': '' } as const satisfies Record<Requirement['op'], string>

const roleName = ({ locale }: Words, role: string): string => assemblyWords(locale).roleName(role)

const needInWords = (words: Words, { name, op, value, unit }: Requirement): string =>
  `${words.text(`assembly:needs.${name}`)} ${value === undefined ? words.text('assembly:fit.notKnown') : `${signs[op]}${words.quantity(value, unit)}`}`

/** The origin of figures by its name. */
export const basisName = ({ text }: Words, basis: Assembly['basis']): string =>
  text(basis === 'user' ? 'assembly:own' : `models:basis.${basis}`)

/** The same with what it means. */
export const basisInWords = (words: Words, basis: Assembly['basis']): string =>
  basis === 'user' ? basisName(words, basis) : `${basisName(words, basis)} · ${words.text(`models:basis.${basis}Hint`)}`

/** Name of what fills a position. */
const nameOf = (words: Words, { item }: Part): string => {
  const { text } = words
  if (item.kind === 'model') return `${item.name}\n${item.maker} · ${text(`models:basis.${item.basis}`)}`
  if (item.kind === 'included') return text('assembly:included', { name: roleName(words, item.in) })
  return text(item.kind === 'own' ? 'assembly:own' : 'assembly:toAdd')
}

/** Order code with what it still needs, or what an open position has to meet. */
const orderOf = (words: Words, { item }: Part): string => {
  if (item.kind === 'model') {
    const isWhole = item.code.state === 'whole' && item.code.also.length === 0
    return isWhole ? item.code.code : `${item.code.code}\n${assemblyWords(words.locale).codeState(item.code)}`
  }
  return item.kind === 'open' ? item.needs.map((need) => needInWords(words, need)).join('\n') : ''
}

const isDecisive = ({ item }: Part): boolean => item.kind === 'open' && item.decisive

/** Roles of the parts and joints with a state. */
const rolesIn = ({ parts, joints }: Pick<Assembly, 'parts' | 'joints'>, state: State): readonly string[] => [
  ...new Set([
    ...parts.filter((part) => part.state === state).map(({ role }) => role),
    ...joints.filter((joint) => joint.state === state).flatMap(({ a, b }) => [a, b].map((port) => port.split('.')[0] ?? port)),
  ]),
]

/** The state of the whole in one sentence, as on the page. */
const stateInWords = (words: Words, assembly: Assembly): string => {
  const { state, parts } = assembly
  const names = (roles: readonly string[]) =>
    listed(
      roles.map((role) => roleName(words, role)),
      words.locale,
    )
  if (state === 'complete') return words.text('assembly:state.complete')
  if (state !== 'open') return words.text(`assembly:state.${state}`, { names: names(rolesIn(assembly, state)) })
  const open = parts.filter(isDecisive).map(({ role }) => role)
  if (open.length > 0) return words.text('assembly:state.open', { count: open.length, names: names(open) })
  return words.text('assembly:state.codes', { names: names(rolesIn({ parts, joints: [] }, 'open')) })
}

const colours = { complete: 'passed', open: 'unknown', notKnown: 'unknown', failed: 'failed' } as const satisfies Record<State, string>

/** The verdict on the whole: a part that passes does not make it complete. */
export const stateNotice = ({ flow, words, calculation: { whole } }: Report): readonly Block[] =>
  whole ? [notice(flow, stateInWords(words, whole.assembly), colours[whole.assembly.state])] : []

/** All order codes with the positions that they are of. */
export const codesInWords = (words: Words, { parts }: Assembly): string =>
  positionsOf({ parts })
    .flatMap(({ number, part: { role, item } }) => (item.kind === 'model' ? [`${number} ${roleName(words, role)}: ${item.code.code}`] : []))
    .join('\n')

/** Makers and series of all models. */
export const makersInWords = (assembly: Assembly): string =>
  [...new Set(modelsIn(assembly).map(({ maker, series }) => `${maker} · ${series}`))].join('\n')

/** Writes the positions of an assembly; nothing for a single model, whose code the head has. */
export const putPositions = ({ flow, words, calculation: { whole } }: Report): void => {
  if (!whole) return
  const { assembly } = whole
  putTable(
    flow,
    {
      columns: [
        { title: '', share: 0.7 },
        { title: words.text('report:head.model'), share: 3.4 },
        { title: '', share: 0.8, align: 'right' },
        { title: words.text('server/proof:code'), share: 4 },
        { title: words.text('results:utilisation'), share: 1.6, align: 'right' },
      ],
      size: 8,
      rows: positionsOf(assembly).map(({ number, part }) => ({
        cells: [
          { text: number },
          { text: `${roleName(words, part.role)}\n${nameOf(words, part)}` },
          { text: String(part.quantity) },
          { text: orderOf(words, part) },
          { text: part.use ? words.percent(part.use.utilisation) : '' },
        ],
      })),
    },
    [heading(flow, 'H2', `${words.text('assembly:positions')} · ${assembly.reference}`)],
  )
}

/** Writes what the conditions and the parts give each other; the derivations are those of the values. */
export const putFlows = ({ flow, words, calculation: { whole } }: Report): void => {
  const flows = whole?.assembly.flows ?? []
  if (flows.length === 0) return
  const sideOf = (side: string): string => (side === 'conditions' ? words.text('assembly:conditions') : roleName(words, side))
  putTable(
    flow,
    {
      columns: [
        { title: words.text('server/proof:whole.from'), share: 3 },
        { title: words.text('server/proof:whole.to'), share: 3 },
        { title: words.text('results:ledger.name'), share: 5 },
        { title: words.text('results:ledger.value'), share: 2, align: 'right' },
      ],
      size: 8,
      rows: flows.map(({ from, to, name, value, unit }) => ({
        cells: [{ text: sideOf(from) }, { text: sideOf(to) }, { text: words.value(name) }, { text: words.quantity(value, unit) }],
      })),
    },
    [heading(flow, 'H2', words.text('server/proof:whole.flows'))],
  )
}

const jointState = { passed: 'passed', notKnown: 'unknown', failed: 'failed' } as const

/** Writes where parts meet: the figures of both sides, and whether they fit. */
export const putInterfaces = ({ flow, words, calculation: { whole } }: Report): void => {
  const joints = whole?.assembly.joints ?? []
  if (joints.length === 0) return
  const { portName, jointName } = assemblyWords(words.locale)
  const sideOf = (side: JointCheck['a'], unit: string): string => {
    if (side === null) return words.text('assembly:fit.notKnown')
    return typeof side === 'number' ? words.quantity(side, unit) : side
  }
  putTable(
    flow,
    {
      columns: [
        { title: words.text('results:ledger.check'), share: 4 },
        { title: 'A', share: 2, align: 'right' },
        { title: 'B', share: 2, align: 'right' },
        { title: words.text('report:verdict'), share: 2 },
      ],
      size: 8,
      rows: joints.flatMap(({ a, b, checks }) => [
        { cells: [{ text: `A ${portName(a)} – B ${portName(b)}`, strong: true }, { text: '' }, { text: '' }, { text: '' }] },
        ...(checks.length === 0 ? [{ cells: [{ text: words.text('assembly:noFigures') }, { text: '' }, { text: '' }, { text: '' }] }] : []),
        ...checks.map(({ name, a: one, b: other, unit, state }) => ({
          cells: [
            { text: jointName(name) },
            { text: sideOf(one, unit) },
            { text: sideOf(other, unit) },
            { text: words.text(`assembly:fit.${state}`), colour: jointState[state] },
          ],
        })),
      ]),
    },
    [heading(flow, 'H2', words.text('assembly:interfaces'))],
  )
}

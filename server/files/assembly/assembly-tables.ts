/** The parts list of an assembly as tables: by its structure, with equal codes as one line, its interfaces, and its open positions. */
import type { Item, JointCheck, Part } from '../../../engine/assembly/assembly.ts'
import { consolidate } from '../../../engine/assembly/consolidate.ts'
import type { LengthCount } from '../../../engine/part/count-lengths.ts'
import { lengthsInWords } from '../geometry/part-notes.ts'
import { numberCell, type SheetCell, type SheetTable, textCell } from '../sheet/sheet-table.ts'
import { basisWord, sheetText } from '../sheet/sheet-words.ts'
import { listed as listedNames } from '../../../engine/base/listed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { AssemblyFile } from './assembly-file.ts'
import { assemblyWords, positionsOf } from './assembly-words.ts'

/** What the tables state of an assembly; `lengths`: those of the parts in space, by role. */
export type ListedAssembly = Pick<AssemblyFile, 'assembly' | 'locale' | 'catalogueVersion' | 'models'> & {
  readonly lengths: Readonly<Record<string, LengthCount>>
}

const headCells = (texts: readonly string[]): readonly SheetCell[] => texts.map((text) => textCell(text, 'head'))

const maybe = (text: string | undefined): SheetCell => (text === undefined || text === '' ? undefined : textCell(text))

/** Name, maker and series of what fills a position. */
const nameCells = (item: Item): readonly [name: SheetCell, maker: SheetCell, series: SheetCell] => {
  if (item.kind === 'model') return [textCell(item.name), textCell(item.maker), textCell(item.series)]
  return [item.kind === 'own' ? textCell(item.name) : undefined, undefined, undefined]
}

const noteOf = ({ locale, models }: ListedAssembly, { role, set, use }: Part): string => {
  const words = assemblyWords(locale)
  const notes = [
    set ? words.set(set) : '',
    use && use.utilisation > 1 ? words.state('failed') : '',
    models[role]?.model.basis === 'demo' ? basisWord(locale, 'demo') : '',
  ]
  return notes.filter((note) => note !== '').join('; ')
}

const structuredHeads = (locale: Locale): readonly string[] => {
  const { say } = assemblyWords(locale)
  const sheet = (key: string) => sheetText(locale, key)
  return [
    sheet('position'),
    say('level'),
    sheet('quantity'),
    say('designation'),
    sheet('maker'),
    say('code'),
    say('role'),
    sheet('series'),
    say('mass'),
    sheet('basis'),
    sheet('source'),
    sheet('orderState'),
    say('lengths'),
    say('use'),
    say('state'),
    sheet('note'),
  ]
}

/** A line for each position, those within another one below it. */
const structuredRows = (listed: ListedAssembly): readonly (readonly SheetCell[])[] => {
  const { assembly, locale, lengths } = listed
  const words = assemblyWords(locale)
  const rows = positionsOf(assembly).map(({ number, part }): readonly SheetCell[] => {
    const { role, quantity, item, mass, use, state } = part
    const [name, maker, series] = nameCells(item)
    const model = item.kind === 'model' ? item : undefined
    const counted = lengths[role]
    return [
      textCell(number),
      numberCell(number.split('.').length),
      numberCell(quantity),
      name ?? textCell(words.roleName(role)),
      maker,
      textCell(words.codeOrNeeds(item), item.kind === 'open' ? 'faint' : 'text'),
      textCell(words.roleName(role)),
      series,
      mass === undefined ? undefined : numberCell(mass),
      model && textCell(basisWord(locale, model.basis)),
      model && textCell(model.source),
      model && textCell(words.codeState(model.code)),
      counted && textCell(lengthsInWords(locale, counted)[1]),
      use && numberCell(use.utilisation, 'percent'),
      textCell(words.state(state), state === 'failed' ? 'bad' : 'text'),
      maybe(noteOf(listed, part)),
    ]
  })
  return [headCells(structuredHeads(locale)), ...rows]
}

const consolidatedRows = ({ assembly, locale }: ListedAssembly): readonly (readonly SheetCell[])[] => {
  const words = assemblyWords(locale)
  const sheet = (key: string) => sheetText(locale, key)
  const heads = [sheet('position'), sheet('quantity'), words.say('designation'), sheet('maker'), words.say('code'), words.say('role')]
  const lines = consolidate([{ parts: assembly.parts, quantity: 1, reference: assembly.reference }])
  return [
    headCells(heads),
    ...lines.map(({ item, roles, quantity }, at): readonly SheetCell[] => {
      const names = listedNames(roles.map(words.roleName), locale)
      const [name, maker] = nameCells(item)
      return [numberCell(at + 1), numberCell(quantity), name ?? textCell(names), maker, textCell(words.codeOrNeeds(item)), textCell(names)]
    }),
  ]
}

/** A line for each figure of a joint, with what either side has. */
const interfaceRows = ({ assembly, locale }: ListedAssembly): readonly (readonly SheetCell[])[] => {
  const { say, amount, portName, jointName } = assemblyWords(locale)
  const sideCell = (value: JointCheck['a'], unit: string): SheetCell =>
    value === null ? textCell(say('notStated'), 'faint') : textCell(typeof value === 'number' ? amount(value, unit) : value)
  const rows = assembly.joints.flatMap(({ a, b, checks, state }): readonly (readonly SheetCell[])[] => {
    const sides = [textCell(portName(a)), textCell(portName(b))]
    if (checks.length === 0) return [[...sides, undefined, undefined, undefined, textCell(say(`states.${state}`))]]
    return checks.map((check) => [
      ...sides,
      textCell(jointName(check.name)),
      sideCell(check.a, check.unit),
      sideCell(check.b, check.unit),
      textCell(say(`fit.${check.state}`), check.state === 'failed' ? 'bad' : 'text'),
    ])
  })
  return [headCells(['A', 'B', say('figure'), 'A', 'B', say('result')]), ...rows]
}

const openRows = ({ assembly, locale }: ListedAssembly): readonly (readonly SheetCell[])[] => {
  const words = assemblyWords(locale)
  const sheet = (key: string) => sheetText(locale, key)
  const rows = positionsOf(assembly).flatMap(({ number, part: { item, role, quantity } }): readonly (readonly SheetCell[])[] => {
    if (item.kind !== 'open') return []
    return item.needs.map((need, at) => [
      at === 0 ? textCell(number) : undefined,
      at === 0 ? numberCell(quantity) : undefined,
      at === 0 ? textCell(words.roleName(role)) : undefined,
      textCell(words.need(need)),
    ])
  })
  return [headCells([sheet('position'), sheet('quantity'), words.say('role'), words.say('open')]), ...rows]
}

/** @returns the rows of the structured list, for a file of one table */
export const structuredTable = (listed: ListedAssembly): readonly (readonly SheetCell[])[] => {
  const { assembly, locale, catalogueVersion } = listed
  const words = assemblyWords(locale)
  // A joint that fails is in no line of a position.
  const state = textCell(`${words.say('state')}: ${words.state(assembly.state)}`, assembly.state === 'failed' ? 'bad' : 'text')
  const about = [
    undefined,
    undefined,
    undefined,
    textCell(assembly.reference),
    textCell(`${sheetText(locale, 'catalogue')}: ${catalogueVersion}`, 'faint'),
    state,
  ]
  return [...structuredRows(listed), [], about]
}

/** @returns all tables of the parts list */
export const assemblyTables = (listed: ListedAssembly): readonly SheetTable[] => {
  const { say } = assemblyWords(listed.locale)
  const frozen = { rows: 1, columns: 0 }
  return [
    { name: say('structured'), frozen, rows: structuredTable(listed) },
    { name: say('consolidated'), frozen, rows: consolidatedRows(listed) },
    { name: say('interfaces'), frozen, rows: interfaceRows(listed) },
    { name: say('open'), frozen, rows: openRows(listed) },
  ]
}

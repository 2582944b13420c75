/** Texts that are interchanged or copied, in calculators of one and of two languages. */
import { expect, it } from 'vitest'
import { type CalculatorSchema, number, section } from '../../../../engine/define/index.ts'
import { type CalculatorTexts, textsByPath } from '../../../../scripts/calculator/calculator-texts.ts'
import { interchangedFaults } from '../../../../scripts/calculator/interchanged-faults.ts'

const schema: CalculatorSchema = {
  id: 9100,
  name: 'belt',
  fields: {
    beltMass: number({ unit: 'kg/m' }),
    idlerMass: number({ unit: 'kg/m' }),
    pinionSpeed: number({ unit: 'rpm' }),
    length: number({ unit: 'm' }),
  },
  derived: { ropeForce: { unit: 'N', value: 'length * 1[N/m]' }, startForce: { unit: 'N', value: 'length * 2[N/m]' } },
  layout: [section('task', ['length', 'beltMass', 'idlerMass', 'pinionSpeed', 'ropeForce', 'startForce'])],
  request: { get: 'BallScrewWorking/Calculation', query: { W: 'beltMass' } },
  results: { family: 'ball-screw', overlayMs: 0 },
}

const english = {
  beltMass: { label: 'Mass of the belt' },
  idlerMass: { label: 'Mass of the idlers', hint: 'What turns of them, both strands together' },
  pinionSpeed: { label: 'Speed of the pinion' },
  length: { label: 'Length', hint: 'Between the axes of the end drums' },
  ropeForce: { label: 'Force in the rope', hint: 'At constant speed' },
  startForce: { label: 'Additional force of starting', hint: 'While starting' },
}
const spanish = {
  beltMass: { label: 'Masa de la cinta' },
  idlerMass: { label: 'Masa de los rodillos', hint: 'Lo que gira de ellos, ambos ramales' },
  pinionSpeed: { label: 'Velocidad del piñón' },
  length: { label: 'Longitud', hint: 'Entre los ejes de los tambores' },
  ropeForce: { label: 'Fuerza en el cable', hint: 'A velocidad constante' },
  startForce: { label: 'Fuerza adicional de arranque', hint: 'Durante el arranque' },
}

/** With some labels and hints written otherwise. */
const textsOf = (en: Readonly<Record<string, string>>, es?: Readonly<Record<string, string>>): CalculatorTexts =>
  new Map([
    ['en', new Map([...textsByPath(english), ...Object.entries(en)])],
    ...(es ? [['es', new Map([...textsByPath(spanish), ...Object.entries(es)])] as const] : []),
  ])

const found = (texts: CalculatorTexts) => interchangedFaults(schema, texts).map(({ locale, path, code }) => [locale, path, code])

it('finds nothing where each text is in its place, in one and in two languages', () => {
  expect(found(textsOf({}))).toEqual([])
  expect(found(textsOf({}, {}))).toEqual([])
})

it('finds names of one language by the identifiers, words that no concept is known for as well', () => {
  const swapped = { 'beltMass.label': english.idlerMass.label, 'idlerMass.label': english.beltMass.label }
  expect(found(textsOf(swapped))).toEqual([['en', 'beltMass.label', 'interchangedNames']])
  const forces = { 'ropeForce.label': english.startForce.label, 'startForce.label': english.ropeForce.label }
  expect(found(textsOf(forces))).toEqual([['en', 'ropeForce.label', 'interchangedNames']])
})

it('finds names and hints of a translation by what the main language says, whichever of the two is wrong', () => {
  const labels = { 'ropeForce.label': spanish.startForce.label, 'startForce.label': spanish.ropeForce.label }
  expect(found(textsOf({}, labels))).toEqual([['es', 'ropeForce.label', 'interchangedTexts']])
  const hints = { 'length.hint': english.idlerMass.hint, 'idlerMass.hint': english.length.hint }
  expect(found(textsOf(hints, {}))).toEqual([['es', 'idlerMass.hint', 'interchangedTexts']])
})

it('finds a name and its hint that are interchanged, in either language, and those of the class', () => {
  const own = { 'idlerMass.label': english.idlerMass.hint, 'idlerMass.hint': english.idlerMass.label }
  const remark = { 'length.label': english.length.hint, 'length.hint': english.length.label }
  expect(found(textsOf({ ...remark }))).toEqual([['en', 'length.label', 'interchangedTexts']])
  expect(found(textsOf(own))).toEqual([['en', 'idlerMass.label', 'interchangedTexts']])
  const translated = { 'length.label': spanish.length.hint, 'length.hint': spanish.length.label }
  expect(found(textsOf({}, translated))).toEqual([['es', 'length.label', 'interchangedTexts']])
  const named = { 'class.name': 'For a belt with bulk material', 'class.note': 'Belt drive' }
  expect(found(textsOf(named))).toEqual([['en', 'class.name', 'interchangedTexts']])
})

it('finds titles that are those of each other’s sections', () => {
  const twoSections = {
    ...schema,
    layout: [section('belt', ['length', 'beltMass', 'idlerMass']), section('rope', ['ropeForce', 'startForce'])],
  }
  const titled = (belt: string, rope: string) =>
    interchangedFaults(twoSections, textsOf({ 'sections.belt': belt, 'sections.rope': rope })).map(({ path, code }) => [path, code])
  expect(titled('Belt and idlers', 'Rope')).toEqual([])
  expect(titled('Rope', 'Belt and idlers')).toEqual([['sections.belt', 'interchangedNames']])
  const renamed = { ...twoSections, layout: twoSections.layout.map((one, at) => ({ ...one, section: at === 0 ? 'rope' : 'belt' })) }
  const texts = textsOf({ 'sections.belt': 'Belt and idlers', 'sections.rope': 'Rope' })
  expect(interchangedFaults(renamed, texts).map(({ path, code }) => [path, code])).toEqual([['sections.rope', 'interchangedNames']])
})

it('finds a name without the quantity that the identifier and the translation name', () => {
  expect(found(textsOf({ 'pinionSpeed.label': 'Pinion' }, {}))).toEqual([['en', 'pinionSpeed.label', 'otherConcept']])
})

it('finds a hint that was copied, where another language tells the two apart', () => {
  const fault = interchangedFaults(schema, textsOf({ 'idlerMass.hint': english.length.hint }, {})).find(({ code }) => code === 'sameText')
  expect([fault?.locale, fault?.path, fault?.message]).toEqual([
    'en',
    'length.hint',
    'the text is that of idlerMass.hint, and another language tells the two apart',
  ])
  const both = textsOf({ 'idlerMass.hint': 'Any' }, { 'idlerMass.hint': 'Lo que sea' })
  expect(
    found(textsOf({ 'length.hint': 'Any', 'idlerMass.hint': 'Any' }, { 'length.hint': 'Lo que sea', 'idlerMass.hint': 'Lo que sea' })),
  ).toEqual([])
  expect(found(both)).toEqual([])
})

it('finds a thing in a name that neither the identifier nor the translation names', () => {
  const [fault, ...others] = interchangedFaults(schema, textsOf({ 'pinionSpeed.label': 'Speed of the motor' }, {}))
  expect(others).toEqual([])
  expect([fault?.path, fault?.code, fault?.message]).toEqual([
    'pinionSpeed.label',
    'otherConcept',
    'the text names ‘motor’, the identifier and es name ‘pinion’',
  ])
})

/** Names that stand for something else, by the translations of other calculators. */
import { expect, it } from 'vitest'
import type { CalculatorTexts } from '../../../../scripts/calculator/calculator-texts.ts'
import { translationFaults } from '../../../../scripts/calculator/translation-faults.ts'

/** Labels in English and Spanish, by field. */
const textsOf = (labels: Readonly<Record<string, readonly [en: string, es: string]>>): CalculatorTexts =>
  new Map(
    (['en', 'es'] as const).map((locale, at) => [
      locale,
      new Map(Object.entries(labels).map(([id, said]) => [`${id}.label`, said[at] ?? ''])),
    ]),
  )

const elsewhere = textsOf({ stroke: ['Stroke', 'Carrera'], mass: ['Mass', 'Masa'], width: ['Width', 'Anchura'] })
const pathsOf = (own: CalculatorTexts, others = [elsewhere]) => translationFaults(own, others).map(({ path }) => path)

it('finds both of two names that are interchanged, and says what each is called', () => {
  const found = translationFaults(textsOf({ a: ['Stroke', 'Masa'], b: ['Mass', 'Carrera'] }), [elsewhere])
  expect(found.map(({ path, message, cure }) => [path, message, cure])).toEqual([
    ['a.label', "'masa' stands for 'mass' everywhere else, here for 'stroke'", "it is called 'carrera' elsewhere"],
    ['b.label', "'carrera' stands for 'stroke' everywhere else, here for 'mass'", "it is called 'masa' elsewhere"],
  ])
})

it('finds them although another calculator shares the file', () => {
  const own = textsOf({ a: ['Stroke', 'Masa'], b: ['Mass', 'Carrera'] })
  expect(pathsOf(own, [own, elsewhere])).toEqual(['a.label', 'b.label'])
})

it('leaves a name that is new, one of several meanings, and another word for the same', () => {
  expect(pathsOf(textsOf({ a: ['Height', 'Altura'], b: ['Travel', 'Carrera'], c: ['Mass', 'Peso'] }))).toEqual([])
  expect(pathsOf(textsOf({ a: ['Stroke', 'Masa'] }), [elsewhere, textsOf({ x: ['Stroke', 'Masa'] })])).toEqual([])
})

it('finds names that nobody else has by their words', () => {
  const torques = textsOf({ a: ['Shaft torque', 'Par en el eje'], b: ['Brake torque', 'Par de frenado'], c: ['Peak torque', 'Par máximo'] })
  const speeds = textsOf({
    a: ['Shaft speed', 'Velocidad del eje'],
    b: ['Brake speed', 'Velocidad del freno'],
    c: ['Peak speed', 'Velocidad máxima'],
    d: ['Idle speed', 'Velocidad en vacío'],
  })
  const own = textsOf({ one: ['Holding speed', 'Fuerza de sujeción'], other: ['Holding force', 'Velocidad de sujeción'] })
  expect(translationFaults(own, [torques, speeds]).map(({ path, message }) => [path, message])).toEqual([
    ['one.label', "'fuerza de sujeción' lacks what every other name with 'speed…' has ('veloc'), and other.label has it"],
  ])
})

it('tells the English name where it is the one that every language contradicts', () => {
  const inThree = (labels: Readonly<Record<string, readonly string[]>>): CalculatorTexts =>
    new Map(
      ['en', 'es', 'ru'].map((locale, at) => [
        locale,
        new Map(Object.entries(labels).map(([id, said]) => [`${id}.label`, said[at] ?? ''])),
      ]),
    )
  const others = [inThree({ stroke: ['Stroke', 'Carrera', 'Ход'], mass: ['Mass', 'Masa', 'Масса'] })]
  const found = translationFaults(inThree({ a: ['Mass', 'Carrera', 'Ход'], b: ['Stroke', 'Masa', 'Масса'] }), others)
  expect(found.map(({ locale, path }) => [locale, path])).toEqual([
    ['en', 'a.label'],
    ['en', 'b.label'],
  ])
})

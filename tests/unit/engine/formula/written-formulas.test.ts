/** Every formula that the calculators and product families show is read by the one parser and set in print with nothing lost. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromExpression } from '../../../../engine/formula/from-expression.ts'
import { parseFormula, toMathML, toText, type Formula } from '../../../../engine/formula/index.ts'
import { compile } from '../../../../engine/index.ts'
import { formatUnit } from '../../../../engine/units/index.ts'
import { locales } from '../../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../../i18n/text-files.ts'
import { translate } from '../../../../i18n/translate.ts'
import { calculators } from '../../../../schemas/registry.ts'

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const signs: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '*': '∗', Σ: '∑' }

/** What every notation of a formula has: letters, digits and relations, without brackets and signs that print draws. */
const bare = (text: string): string =>
  text
    .replaceAll(/<=|>=|[*Σ]/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/[⁰¹²³⁴-⁹]/g, (digit) => String(raised.indexOf(digit)))
    .replaceAll(/[\s()^_/|×⋅√∛\u2062'′]/g, '')

/** What a reader finds in the print of a formula. */
const printed = (formula: Formula): string =>
  bare(
    toMathML(formula)
      .replaceAll('<mn>3</mn></mroot>', '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  )

/** Formulas written in the sources of families and scenes, those with parts that are filled in aside. */
const writtenFormulas = (): readonly string[] =>
  ['families', 'schemas/scenes'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => (folder === 'schemas/scenes' || /sizing|formulas/.test(name)) && name.endsWith('.ts'))
      .flatMap((name) => {
        const source = readFileSync(`${folder}/${name}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        return Array.from(
          source.matchAll(/(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/g),
          ([, one, other, template]) => one ?? other ?? template ?? '',
        )
      })
      .filter(
        (text) => /^\S+ (?:=|<=|>=) | × |√/.test(text) && !text.includes('${') && !/^[ }]|^[A-Z]{2}[ a-z]|[A-Z]{3} |\.ts$|\*/.test(text),
      ),
  )

test('written in the sources of families and scenes: read, and in print with nothing lost', () => {
  const parts = writtenFormulas().flatMap((text) => text.split('; '))
  const formulas = parts.map((part) => /^[a-z][A-Za-z0-9]*=(?<value>.+)$/.exec(part)?.groups?.['value'] ?? part)
  expect(formulas.length).toBeGreaterThan(250)
  const codes = /^[a-z][A-Za-z]+$/
  const wrong = formulas.filter((text) => {
    if (codes.test(text)) return false
    const formula = parseFormula(text)
    return !formula || printed(formula) !== bare(text) || printed(formula) !== bare(toText(formula))
  })
  expect(wrong).toEqual([])
})

test('of every derived value of every calculator in every language: none of the signs and functions of the language of schemas', () => {
  for (const locale of locales) {
    const shown = calculators.flatMap(({ schema }) => {
      const text = (path: string) => translate(locale, `${calculatorNamespace(schema)}:${path}`)
      const plan = compile(schema)
      return [...plan.derived].map(([name, { expression }]) =>
        toMathML(
          fromExpression(expression, {
            quantity: (path) => ({ kind: 'word', text: text(`${path}.label`) ?? path, name: path }),
            option: (path, value) => text(`${path}.options.${value}`) ?? value,
            number: String,
            unit: (unit) => formatUnit(unit, locale),
          }),
          undefined,
          { decimal: '.', otherwise: name },
        ).replaceAll(/<[^>]+>/g, ''),
      )
    })
    expect(shown.length).toBeGreaterThan(20)
    expect([locale, shown.filter((text) => /\*|\^|sqrt\(|pow\(|==|&&|\?|'|undefined|\[/.test(text))]).toEqual([locale, []])
  }
})

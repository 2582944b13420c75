/** Finds texts of a calculator that cannot be meant: of another language, or naming a unit that the form shows itself. */
import type { Plan } from '../plan/plan.ts'
import { parseQuantity } from '../units/index.ts'

/** A text by its path below the texts of a calculator. */
export type TextEntry = readonly [path: string, text: string]

/** Script of a language, as Unicode names it: `Latn` and others; Han for both of Chinese, empty where the name is that of no language. */
function scriptOf(locale: string): string {
  try {
    const script = new Intl.Locale(locale).maximize().script ?? 'Latn'
    return script.startsWith('Han') ? 'Hani' : script
  } catch {
    // A name that is being typed.
    return ''
  }
}

const letters = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Hani: /\p{Script=Han}/u,
} as const

/** A word, as opposed to a symbol or a maker's abbreviation. */
const latinWord = /\p{Script=Latin}*\p{Lowercase}{3}/u

const hasScript = (script: string): script is keyof typeof letters => Object.hasOwn(letters, script)

/** Whether a text is in the script of another language; Latin symbols are in every one. */
function isForeign(own: string, text: string): boolean {
  if (!hasScript(own)) return false
  const isOther = (['Cyrl', 'Hani'] as const).some((script) => script !== own && letters[script].test(text))
  return isOther || (own !== 'Latn' && !letters[own].test(text) && latinWord.test(text))
}

/** @returns paths of the texts that are not in the script of their language */
export const foreignTexts = (locale: string, entries: readonly TextEntry[]): readonly string[] =>
  entries.filter(([, text]) => isForeign(scriptOf(locale), text)).map(([path]) => path)

/** The unit that the form shows beside a number, derived value or cell; undefined where the path names none. */
function unitOf({ schema }: Plan, path: readonly string[]): string | undefined {
  const [id = '', cell = ''] = path
  const field = Object.hasOwn(schema.fields, id) ? schema.fields[id] : undefined
  const part = field?.kind === 'list' ? (field.row[cell] ?? field.rowDerived?.[cell]) : (field ?? schema.derived?.[id])
  if (part === undefined || ('shown' in part && !part.shown)) return undefined
  return !('kind' in part) || part.kind === 'number' ? (part.unit ?? '') : undefined
}

/** What a label has in brackets, behind its last comma or behind a last word that introduces a unit. */
const asides = (label: string): readonly string[] =>
  [...label.matchAll(/[(（[]([^()（）[\]]+)[)）\]]|(?:[,，]\s*|\s(?:in|en|в|\/)\s)([^\s,，]+)\s*$/g)].map(
    ([, bracketed, last]) => bracketed ?? last ?? '',
  )

/** @returns paths of labels that name a unit of what they label: the form shows it beside them, in the reader's unit system */
export const unitsInLabels = (plan: Plan, entries: readonly TextEntry[]): readonly string[] =>
  entries.flatMap(([path, text]) => {
    const parts = path.split('.')
    const unit = parts.pop() === 'label' ? unitOf(plan, parts) : undefined
    if (unit === undefined || unit === '') return []
    const isUnit = (symbol: string) => /[\p{L}%°]/u.test(symbol) && 'value' in parseQuantity(`1 ${symbol}`, { unit })
    return asides(text).some(isUnit) ? [path] : []
  })

/** Number of words from which equal texts of two languages are no coincidence. */
const fewWords = 2

const words = (text: string): number => text.split(/\s+/).filter((word) => latinWord.test(word)).length

/** @returns paths of texts of two words and more that are the same in another language */
export const copiedTexts = (entries: readonly TextEntry[], other: readonly TextEntry[]): readonly string[] => {
  const texts = new Map(other)
  return entries.filter(([path, text]) => words(text) >= fewWords && texts.get(path) === text).map(([path]) => path)
}

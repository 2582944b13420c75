import type { FormTexts } from '@sizewright/engine/react'

/** The words of the application in one language: those of the schema, of the form around it, and of the page. */
interface Words {
  readonly names: Readonly<Record<string, string>>
  readonly issues: Readonly<Record<string, string>>
  readonly form: Readonly<
    Record<
      | 'and'
      | 'from'
      | 'to'
      | 'above'
      | 'typical'
      | 'start'
      | 'needed'
      | 'undo'
      | 'formula'
      | 'withNumbers'
      | 'otherwise'
      | 'choose'
      | 'reset'
      | 'corrected',
      string
    >
  >
  readonly title: string
  readonly fits: string
  readonly tooWeak: string
  readonly failed: string
}

const words = {
  en: {
    names: {
      motion: 'Motion',
      belt: 'Belt',
      path: 'Path',
      level: 'level',
      inclined: 'inclined',
      incline: 'Incline',
      mass: 'Moved mass',
      acceleration: 'Acceleration',
      safety: 'Safety factor',
      pull: 'Pull',
      profile: 'Profile',
      width: 'Width in mm',
    },
    issues: {
      missing: 'Please enter',
      notChosen: 'Please choose',
      notANumber: 'Not a number',
      belowMinimum: 'At least',
      aboveMaximum: 'At most',
      notAbove: 'More than',
    },
    form: {
      and: 'and',
      from: 'from',
      to: 'to',
      above: 'more than',
      typical: 'usual',
      start: 'Check the belt',
      needed: 'Still needed:',
      undo: 'Undo',
      formula: 'Formula',
      withNumbers: 'Formula with numbers',
      otherwise: 'otherwise',
      choose: 'Choose',
      reset: 'Reset',
      corrected: 'corrected to',
    },
    title: 'Belt checker',
    fits: 'The belt holds',
    tooWeak: 'The belt is too weak',
    failed: 'The server did not answer',
  },
  de: {
    names: {
      motion: 'Bewegung',
      belt: 'Riemen',
      path: 'Verlauf',
      level: 'waagrecht',
      inclined: 'geneigt',
      incline: 'Neigung',
      mass: 'Bewegte Masse',
      acceleration: 'Beschleunigung',
      safety: 'Sicherheit',
      pull: 'Zugkraft',
      profile: 'Profil',
      width: 'Breite in mm',
    },
    issues: {
      missing: 'Bitte eingeben',
      notChosen: 'Bitte wählen',
      notANumber: 'Keine Zahl',
      belowMinimum: 'Mindestens',
      aboveMaximum: 'Höchstens',
      notAbove: 'Mehr als',
    },
    form: {
      and: 'und',
      from: 'von',
      to: 'bis',
      above: 'mehr als',
      typical: 'üblich',
      start: 'Riemen prüfen',
      needed: 'Es fehlt noch:',
      undo: 'Rückgängig',
      formula: 'Formel',
      withNumbers: 'Formel mit Zahlen',
      otherwise: 'sonst',
      choose: 'Wählen',
      reset: 'Zurücksetzen',
      corrected: 'berichtigt auf',
    },
    title: 'Riemenprüfer',
    fits: 'Der Riemen hält',
    tooWeak: 'Der Riemen ist zu schwach',
    failed: 'Der Server antwortet nicht',
  },
} as const satisfies Record<string, Words>

/** A language of the application. */
export type Language = keyof typeof words

/** The languages, in the order in which they are offered. */
export const languages: readonly Language[] = ['en', 'de']

/** The words of a language. */
export const wordsOf = (language: Language): Words => words[language]

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part !== undefined && part !== '').join(' ')

const range =
  ({ form }: Words): FormTexts['range'] =>
  ({ min, max, above, typical, unit }) =>
    joined(
      min && `${form.from} ${min}`,
      above && `${form.above} ${above}`,
      max && `${form.to} ${max}`,
      typical && `(${form.typical} ${typical})`,
      unit,
    )

/** This form has no list, so that nobody reads these. */
const noRows: FormTexts['rows'] = {
  row: '',
  actions: '',
  none: '',
  add: '',
  remove: () => '',
  moveUp: () => '',
  moveDown: () => '',
  removed: () => '',
  copy: '',
  copied: () => '',
  paste: '',
  pasteHint: '',
  pasted: () => '',
  tooMany: () => '',
  unknownColumns: () => '',
  refused: () => '',
}

/** The words that the engine's form is given. */
export function formTextsOf(language: Language): FormTexts {
  const all = wordsOf(language)
  const { form, names, issues } = all
  const nameOf = (id: string): string => names[id] ?? id
  const issue: FormTexts['issue'] = ({ code }, { limit, unit }) => joined(issues[code] ?? code, limit, limit && unit)
  return {
    label: nameOf,
    section: nameOf,
    optional: '',
    filledIn: (labels) => labels.join(', '),
    option: (_field, value) => nameOf(value),
    help: () => undefined,
    range: range(all),
    unusual: (text) => `▲ ${text}`,
    issue,
    refused: (problem, shown) => `${shown.label}: ${issue(problem, shown)}`,
    rule: ({ rule }) => issues[rule] ?? rule,
    changed: (_change, { label, to, unit }) => joined(`${label}:`, form.corrected, to, unit),
    lock: () => form.choose,
    unit: (unit) => unit.replace('^2', '²').replace('deg', '°'),
    number: (value) => value.toLocaleString(language, { maximumSignificantDigits: 12 }),
    tolerance: '',
    expected: ({ low, high, unit }) => joined(low, form.to, high, unit),
    start: form.start,
    stillNeeded: form.needed,
    listMark: ', ',
    waiting: '…',
    undo: form.undo,
    formula: form.formula,
    withNumbers: form.withNumbers,
    otherwise: form.otherwise,
    choose: form.choose,
    truth: (value) => (value ? '✓' : '–'),
    pick: () => form.choose,
    reset: form.reset,
    rows: noRows,
  }
}

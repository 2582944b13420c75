/** Slips that no rule of its own finds in a calculator: it has to be compared. */
import type { Planted } from './mistakes.ts'

const inTexts = (like: number, edits: Planted['edits'], finds: Planted['finds'], name: string): Planted => ({ name, like, edits, finds })

/** Slips that only other languages, other calculators or the service show. */
export const comparedMistakes: readonly Planted[] = [
  inTexts(
    31,
    [
      ['texts/es.ts', "sliderSpacing: { label: 'Distancia entre patines'", "sliderSpacing: { label: 'Distancia entre raíles'"],
      ['texts/es.ts', "railSpacing: { label: 'Distancia entre raíles'", "railSpacing: { label: 'Distancia entre patines'"],
    ],
    [
      [
        'translationOfAnother',
        /'distancia entre raíles' stands for 'rail spacing'.*in es: sliderSpacing.*called 'distancia entre patines'/,
      ],
      ['translationOfAnother', /railSpacing\.label/],
    ],
    'labels of two fields that are interchanged in one language',
  ),
  inTexts(
    303,
    [['texts/en.ts', 'Overtravel at each end', 'Sobrerrecorrido en cada extremo']],
    [['foreignText', /in es in en: overtravel\.label/]],
    'a text in another language of the same script',
  ),
  inTexts(
    300,
    [['texts/en.ts', 'Running time per 30 min', 'Running time per 60 min']],
    [['otherNumber', /says 60 where all other languages say 30 in en: minutes\.label/]],
    'a number in a text that is another in all other languages',
  ),
  inTexts(
    1017,
    [['texts/ru.ts', 'Шесть лопастей', 'Восемь лопастей']],
    [['otherNumber', /says 45, 8 where all other languages say 45, 6 in ru: impeller\.options\.pitchedSix/]],
    'a number that is written as a word in a name',
  ),
  inTexts(
    1000,
    [['texts/es.ts', 'Masa elevada; 0 = ninguna', 'Masa elevada; 1 = ninguna']],
    [['otherNumber', /says 1 where all other languages say 0 in es: verticalLoad\.hint/]],
    'a number of one digit in a hint',
  ),
  inTexts(
    20,
    [['texts/es.ts', 'Brazo A, lateral', 'Brazo B, lateral']],
    [['otherSymbol', /says B where all other languages say A in es: armLateral\.label/]],
    'a symbol in a name that is another in all other languages',
  ),
  inTexts(
    300,
    [['texts/ru.ts', "Время работы за 30 мин', hint: 'Общее время работы в любых 30 минутах'", "Время работы за 30 мин'"]],
    [['otherHint', /all other languages have it in ru: minutes\.hint/]],
    'a hint that one language lacks',
  ),
  inTexts(
    31,
    [['texts/en.ts', "'2x3':", "'2x3x':"]],
    [
      ['otherHint', /missing.* in en: layout\.options\.2x3/],
      ['otherHint', /no counterpart.* in en: layout\.options\.2x3x/],
    ],
    'the text of an option of the service that one language names otherwise',
  ),
  inTexts(
    2_000_000,
    [['texts/zh-Hans.ts', "'输出轴上的扭矩'", "'输出轴上的转矩'"]],
    [['rejectedTerm', /'转矩' is called '扭矩'.* in zh-Hans: outputTorque\.hint/]],
    'a word that the glossary rejects',
  ),
  inTexts(
    1000,
    [['texts/zh-Hans.ts', '链接编号 22', '链接编号 21']],
    [['otherNumber', /says 21 where all other languages say 22 in zh-Hans: class\.also\.22\.name/]],
    'a number in the name of a class',
  ),
  inTexts(
    301,
    [['texts/en.ts', 'Must not be negative', 'Must be negative']],
    [['missingNegation', /in en: leastLoad\.hint/]],
    'a negation that one language lacks',
  ),
  inTexts(
    303,
    [['texts/es.ts', 'Horas de servicio con pausas', 'Horas de servicio sin pausas']],
    [['addedNegation', /no other language has in es: requiredLife\.hint/]],
    'a negation that one language alone has',
  ),
  inTexts(
    300,
    [['texts/es.ts', '2A tuerca móvil, arriba', '2A tuerca móvil, abajo']],
    [['oppositeText', /in es: mounting\.options\.2A/]],
    'the opposite of what all other languages say',
  ),
  inTexts(
    30,
    [['texts/ru.ts', 'на полезной длине, ±;', 'на полезной длине, ± мм;']],
    [['otherUnitInText', /names the unit мм, the field is in um.*in ru: travelDeviation\.hint/]],
    'a unit in a hint that is not that of the field',
  ),
  inTexts(
    300,
    [['texts/en.ts', "name: 'Screw jack'", "name: 'Wall jack'"]],
    [
      ['nameTaken', /300-lift in zh-Hans/],
      ['nameTaken', /in es/],
      ['nameTaken', /in ru/],
    ],
    'a class that has the name of another one in some languages',
  ),
  {
    name: 'a field of a tab in another section',
    like: 1000,
    edits: [
      ['schema.ts', "'verticalLoad']),", "'verticalLoad', 'time']),"],
      ['schema.ts', "'maxSpeed', 'time', 'noLoadSpeed'", "'maxSpeed', 'noLoadSpeed'"],
    ],
    finds: [
      ['strayTab', /time.*put them behind 'motion'/],
      ['standsApart', /time.*'load'.*'motion'/],
    ],
    at: "section('motion'",
  },
  ...(
    [
      [
        'a dialog that the same number has elsewhere',
        2_000_000,
        ", picker: 'serviceFactor'",
        '',
        'pickerElsewhere',
        /every other 'Service factor fB'/,
      ],
      [
        'a drawing that is not given a dimension',
        31,
        "'armA', 'armB', 'armC', 'load'],\n    })",
        "'armA', 'armC', 'load'],\n    })",
        'drawingLacks',
        /armB/,
      ],
      [
        'a figure that the next step asks for again',
        301,
        "jacks: 'JackCount', ",
        '',
        'notPassedOn',
        /'Number of jacks'.*add jacks: 'JackCount'/,
      ],
      ['results without the card of a combination', 303, "card: 'axis', ", '', 'missingCard', /'linear-axis' answers.*known: axis/],
      ['a card that there is not', 303, "card: 'axis'", "card: 'axes'", 'unknownCard', /did you mean 'axis'/],
      [
        'a hint of another size than the examples say',
        30,
        'hint: { min: 0, max: 6000 }',
        'hint: { min: 0, max: 600 }',
        'exampleFresh',
        /600 in speed\.hint\.max/,
      ],
    ] as const
  ).map(([name, like, from, to, code, words]): Planted => ({ name, like, edits: [['schema.ts', from, to]], finds: [[code, words]] })),
]

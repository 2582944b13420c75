/** Slips in what is shown of a calculator: its names, the places of its fields, its pictures, its place on the start page. */
import type { Planted } from './mistakes.ts'

/** One edit each: calculator that is copied, text, replacement, code, words. */
const inSchema = (
  [
    [
      'an init answer of another service',
      1006,
      "'ModuleLinear/CalculationInit'",
      "'ModuleLinearTwo/CalculationInit'",
      'otherService',
      /write 'ModuleLinear'/,
    ],
    [
      'a motion that the group does not have',
      31,
      "moves: ['position']",
      "moves: ['turn']",
      'otherMove',
      /'turn' does not go with the group 'linear'/,
    ],
    ['a position that another class has', 31, "drawing: 'BallRail'", "drawing: 'BallRail', order: 1", 'orderTaken', /30-ball-screw/],
    ['a page of another name', 303, "drawing: 'LinearAxis'", "drawing: 'LinearAxis', address: 'axis'", 'otherAddress', /write 'planted'/],
    ['results that come without the progress modal', 30, 'overlayMs: 3000', 'overlayMs: 0', 'otherOverlay', /others have 2000 to 3000/],
    [
      'a choice that is shown otherwise everywhere else',
      300,
      "'init.fixedMethodList', as: 'images'",
      "'init.fixedMethodList', as: 'radio'",
      'shownOtherwise',
      /as: 'images'/,
    ],
    ['a picture that there is not', 303, "icon: 'guide-wall'", "icon: 'guide-walls'", 'unknownPicture', /did you mean 'guide-wall'/],
    ['a picture that two options have', 303, "icon: 'guide-wall'", "icon: 'guide-vertical'", 'pictureTwice', /'guide-vertical'/],
    [
      'a drawing of dimensions that there is not',
      303,
      "picture: 'guide-layout'",
      "picture: 'guide-layouts'",
      'unknownPicture',
      /did you mean 'guide-layout'/,
    ],
    [
      'a value before the one that it is made of',
      302,
      "['driveTorque', 'drivePower'",
      "['drivePower', 'driveTorque'",
      'beforeItsSource',
      /driveTorque/,
    ],
    [
      'arms that are out of order',
      31,
      "'load', 'armA', 'armB', 'armC']",
      "'load', 'armA', 'armC', 'armB']",
      'outOfOrder',
      /'armC' stands before 'armB'/,
    ],
    [
      'a value that stands nowhere',
      301,
      "tables.arrangement.along', shown: false",
      "tables.arrangement.along'",
      'unseenValue',
      /shown: false/,
    ],
    ['a screen that there is not', 121, "screen: 'rotaryScene'", "screen: 'rotaryScenes'", 'unknownScreen', /did you mean 'rotaryScene'/],
    [
      'scenes on a screen without them',
      121,
      "screen: 'rotaryScene'",
      "screen: 'rotaryScene', opensScene: true",
      'unread',
      /only 'rotaryIndustry' does/,
    ],
    [
      'a value of a section that is marked as not shown',
      302,
      "trainEfficiency: { unit: '%', value",
      "trainEfficiency: { unit: '%', shown: false, value",
      'unseenValue',
      /it stands in 'train', and is marked shown: false/,
    ],
    [
      'a name of the value of options that they do not have',
      30,
      "'init.fixedMethodList', as",
      "'init.fixedMethodList', optionValue: 'layout', as",
      'unanswered',
      /no option of the sample answer has it/,
    ],
    ['a family of other models', 302, "family: 'reducer'", "family: 'rotary'", 'otherFamily', /'ReducerWorking' finds.*write 'reducer'/],
    [
      'the calculation in place of the call for the init answer',
      30,
      "'BallScrewWorking/CalculationInit'",
      "'BallScrewWorking/Calculation'",
      'otherCall',
      /write 'BallScrewWorking\/CalculationInit'/,
    ],
    [
      'the drawing of a class that makes another call',
      302,
      "drawing: 'LiftDrive'",
      "drawing: 'GearUnit'",
      'otherDrawing',
      /2000002-reducer-manual, which calls 'ReducerWorking\/ManualCalculation'/,
    ],
    [
      'fields in another order than they are declared in',
      31,
      "['speed', 'acceleration', 'travel']",
      "['acceleration', 'speed', 'travel']",
      'outOfOrder',
      /'acceleration' stands before 'speed', and is declared behind it/,
    ],
    ['a page that there is already', 121, "moves: ['turn']", "moves: ['turn', 'drive']", 'sameAsOther', /121-turntable/],
  ] as const
).map(([name, like, from, to, code, words]): Planted => ({ name, like, edits: [['schema.ts', from, to]], finds: [[code, words]] }))

/** The same edit in the texts of all languages. */
const inEveryLanguage = (edits: Readonly<Record<string, readonly [string, string]>>): Planted['edits'] =>
  Object.entries(edits).map(([locale, [from, to]]) => [`texts/${locale}.ts`, from, to])

/** Two names of one language that stand in place of each other. */
const interchanged = (locale: string, one: string, other: string): Planted['edits'] => {
  const file = `texts/${locale}.ts`
  return [
    [file, `'${one}'`, "'…'"],
    [file, `'${other}'`, `'${one}'`],
    [file, "'…'", `'${other}'`],
  ]
}

/** @see comparedMistakes: the other comparisons */
export const shownMistakes: readonly Planted[] = [
  {
    name: 'values before an input of their own section',
    like: 1017,
    edits: [
      [
        'schema.ts',
        "['impellerPower', 'shaftEfficiency', 'driveTorque', 'drivePower'",
        "['impellerPower', 'driveTorque', 'drivePower', 'shaftEfficiency'",
      ],
    ],
    finds: [
      ['beforeItsSource', /driveTorque.*shaftEfficiency/],
      ['beforeItsSource', /drivePower.*shaftEfficiency/],
    ],
  },
  ...inSchema,
  {
    name: 'a select of options that have pictures',
    like: 20,
    edits: [['schema.ts', "'init.assemblyMethodList', as: 'images'", "'init.assemblyMethodList'"]],
    finds: [
      ['hiddenPictures', /as: 'images'/],
      ['shownOtherwise', /every other 'Mounting'/],
    ],
  },
  {
    name: 'a service that does not answer with the family of a screen',
    like: 2_000_001,
    edits: [['schema.ts', "service: 'ReducerWorking'", "service: 'RotatingPlatformWorking'"]],
    finds: [['otherFamily', /'reducer'/]],
  },
  {
    name: 'a field before the tabs that show it, though it is of none of them',
    like: 1000,
    edits: [
      [
        'schema.ts',
        "['mounting', 'externalForce', 'returnForce', 'emergencyDeceleration'",
        "['mounting', 'returnForce', 'emergencyDeceleration'",
      ],
      ['schema.ts', "section('drive', ['motorBrand'])", "section('drive', ['motorBrand', 'externalForce'])"],
    ],
    finds: [
      ['beforeItsCondition', /put it behind 'load'/],
      ['standsApart', /in 'further'/],
    ],
  },
  {
    name: 'a value that is only shown, and whose number no example says',
    like: 1017,
    edits: [['recorded.json', '"tipSpeed":2.87267232,', '']],
    finds: [['unusedInExamples', /tipSpeed: no example says its number/]],
  },
  {
    name: 'a misspelt service of a screen',
    like: 121,
    edits: [['schema.ts', "service: 'RotatingPlatformWorking'", "service: 'RotatingPlatform'"]],
    finds: [['unknownService', /no service 'RotatingPlatform' answers/]],
  },
  {
    name: 'a field before what shows it',
    like: 301,
    edits: [['schema.ts', "['arrangement', 'jacks', 'length', 'width', ", "['width', 'arrangement', 'jacks', 'length', "]],
    finds: [['beforeItsCondition', /put it behind 'arrangement'/]],
  },
  {
    name: 'a field in another section than the one whose title names it',
    like: 303,
    edits: [
      ['schema.ts', "['precision', 'overtravel', 'preload'", "['precision', 'preload'"],
      ['schema.ts', "['processForce', 'forceY'", "['overtravel', 'processForce', 'forceY'"],
    ],
    finds: [
      ['standsApart', /overtravel.*'force'.*'accuracy'/],
      ['titledElsewhere', /'overtravel at each end' stands in 'force'.*'accuracy'/],
    ],
  },
  {
    name: 'a field apart from those it is declared between',
    like: 2_000_000,
    edits: [
      ['schema.ts', "[...outputItems, 'loadInertia', 'emergencyTime']", "[...outputItems, 'emergencyTime']"],
      ['schema.ts', "'ratio', 'serviceFactor']", "'ratio', 'serviceFactor', 'loadInertia']"],
    ],
    finds: [['standsApart', /loadInertia.*'motion'.*'output'/]],
  },
  {
    name: 'numbers of an option that are interchanged',
    like: 31,
    edits: [['texts/es.ts', "'2x3': '2 raíles, 3 patines", "'2x3': '3 raíles, 2 patines"]],
    finds: [['otherNumber', /other numbers than the option 2x3 in es/]],
  },
  {
    name: 'another word in one language',
    like: 1007,
    edits: [['texts/ru.ts', "thrust: { label: 'Усилие'", "thrust: { label: 'Момент'"]],
    finds: [['otherConcept', /does not name ‘thrust’.*names ‘torque’.*in ru: thrust\.label/]],
  },
  {
    name: 'another word in a hint of one language',
    like: 1017,
    edits: [['texts/es.ts', 'la pulpa más pesada', 'la pulpa más ligera']],
    finds: [['otherConcept', /‘heaviest’.*in es: density\.hint/]],
  },
  {
    name: 'another word in the note of a class with a screen of its own',
    like: 121,
    edits: [
      ['schema.ts', "moves: ['turn']", "moves: ['turn', 'drive']"],
      ...inEveryLanguage({
        en: ['Describe', 'Enter'],
        'zh-Hans': ['描述', '输入'],
        es: ['Describa la carga giratoria; se calculan inercia y par', 'Introduzca la carga giratoria; se calculan inercia y fuerza'],
        ru: ['Опишите', 'Введите'],
      }),
    ],
    finds: [
      ['sameAsOther', /121-turntable/],
      ['otherConcept', /‘torque’.*in es: class\.note/],
    ],
  },
  {
    name: 'a quantity in every language that is not measured in the unit of its field',
    like: 31,
    edits: inEveryLanguage({
      en: ["travel: { label: 'Travel distance'", "travel: { label: 'Service factor'"],
      'zh-Hans': ["travel: { label: '行程'", "travel: { label: '使用系数'"],
      es: ["travel: { label: 'Carrera'", "travel: { label: 'Factor de servicio'"],
      ru: ["travel: { label: 'Ход'", "travel: { label: 'Сервис-фактор'"],
    }),
    finds: ['zh-Hans', 'en', 'es', 'ru'].map(
      (locale) => ['otherQuantityInText', new RegExp(`the field in \\[mm\\] in ${locale}: travel`)] as const,
    ),
  },
  {
    name: 'names that are interchanged in every language',
    like: 301,
    edits: [
      ...interchanged('en', 'Load offset, longitudinal', 'Load offset, transverse'),
      ...interchanged('zh-Hans', '负载沿长度方向的偏心', '负载沿宽度方向的偏心'),
      ...interchanged('es', 'Excentricidad longitudinal de la carga', 'Excentricidad transversal de la carga'),
      ...interchanged('ru', 'Смещение груза, продольное', 'Смещение груза, поперечное'),
    ],
    finds: [['interchangedNames', /that of offsetAcross\.label.*in en: offsetAlong\.label/]],
    at: '',
  },
]

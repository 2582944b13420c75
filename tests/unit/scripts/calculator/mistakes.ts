/** Mistakes of integrators, each with what `check` says of it. */

/** The first place where it stands; of examples each. */
type Edit = readonly [file: string, from: string, to: string]
export type Planted = {
  readonly name: string
  readonly like: number
  readonly edits: readonly Edit[]
  /** Code, and words of what is said; nothing where nothing may be found. */
  readonly finds: readonly (readonly [code: string, words: RegExp])[]
  /** What stands at the line that it leads to. */
  readonly at?: string
}

const inSchema = (name: string, edit: readonly [string, string], finds: Planted['finds'][number], at = edit[1]): Planted => ({
  name,
  like: 30,
  edits: [['schema.ts', ...edit]],
  finds: [finds],
  at,
})

/** Mistakes of the trial that a file can have, and more. */
export const mistakes: readonly Planted[] = [
  inSchema('a property that is misspelled', ['exclusiveMin: 0', 'exlusiveMin: 0'], ['unknownProperty', /exclusiveMin/]),
  inSchema(
    'a service that is not ours',
    ["'BallScrewWorking/Calculation'", "'BallScrewsWorking/Calculation'"],
    ['unknownService', /did you mean 'BallScrewWorking'/],
  ),
  inSchema(
    'a service that is not ours, for what the form is offered',
    ["'BallScrewWorking/CalculationInit'", "'BallScrewWorkin/CalculationInit'"],
    ['unknownService', /did you mean 'BallScrewWorking'/],
  ),
  inSchema(
    'a call that the service does not have',
    ["'BallScrewWorking/Calculation'", "'BallScrewWorking/Calculations'"],
    ['unknownCall', /did you mean 'Calculation'/],
  ),
  inSchema('a family that there is not', ["family: 'ball-screw'", "family: 'ballscrew'"], ['unknownFamily', /did you mean 'ball-screw'/]),
  inSchema('a unit that there is not', ["unit: 'mm/s'", "unit: 'mm/sek'"], ['unknownUnit', /mm\/sek/]),
  inSchema('a name that no field has', ["Speed: 'speed'", "Speed: 'sped'"], ['unknownName', /did you mean 'speed'/]),
  ...(
    [
      ['a next calculator that there is not', 'calculator: 302', 'calculator: 3020', 'unknownCalculator', /no calculator 3020/],
      ['a field that the next calculator does not have', 'jackTorque:', 'jackTorqe:', 'unknownField', /did you mean 'jackTorque'/],
      ['a figure that no card has', "'inputTorque'", "'inputTorqe'", 'unknownFigure', /did you mean 'inputTorque'/],
      ['a torque for a speed of the next calculator', "jackSpeed: 'n1'", "jackSpeed: 'inputTorque'", 'otherQuantity', /\[N\*m\].*\[rpm\]/],
    ] as const
  ).map(([name, from, to, code, words]): Planted => ({ name, like: 301, edits: [['schema.ts', from, to]], finds: [[code, words]] })),
  {
    name: 'texts that a language lacks are told once for it',
    like: 30,
    edits: [['texts/ru.ts', 'travel: {', 'travell: {']],
    finds: [['missingText', /in ru.*add travel\.label/]],
  },
  {
    name: 'a request that the inputs do not make is told by its parameter',
    like: 30,
    edits: [['examples.ts', "Acceleration: '6.667'", "Acceleration: '66.67'"]],
    finds: [
      ['exampleRequest', /THK A-722.*Acceleration is 6\.667, the example says 66\.67.*work it out by hand/],
      ['exampleRequest', /Acceleration/],
    ],
  },
  {
    name: 'a parameter under another name is one that the service never reads',
    like: 30,
    edits: [
      ['schema.ts', "Stroke: 'travel'", "Strokes: 'travel'"],
      ['examples.ts', 'Stroke:', 'Strokes:'],
    ],
    finds: [['unknownParameter', /did you mean 'Stroke'/]],
    at: 'Strokes',
  },
  inSchema(
    'a parameter in another unit than the call takes',
    ["speed: number({ unit: 'mm/s'", "speed: number({ unit: 'm/min'"],
    ['otherUnit', /in \[mm\/s\], this is in \[m\/min\].*convert it to \[mm\/s\]/],
    'Speed',
  ),
  inSchema(
    'a value that the call has no use for',
    ["load: number({ unit: 'kg', exclusiveMin: 0", "load: number({ unit: 'kg', min: 0"],
    ['beyondCall', /takes it above 0, the form lets more through.*narrow/],
    'W:',
  ),
  {
    name: 'a word that the call does not know',
    like: 1000,
    edits: [
      ['schema.ts', "'clevis', 'guided'", "'clevice', 'guided'"],
      ...['en', 'es', 'ru', 'zh-Hans'].map((locale): Edit => [`texts/${locale}.ts`, 'clevis:', 'clevice:']),
      ['recorded.json', '"clevis"', '"clevice"'],
    ],
    finds: [['unknownWord', /does not know 'clevice'.*did you mean 'clevis'/]],
    at: 'Mounting',
  },
  {
    name: 'rows in another order than the call takes them',
    like: 30,
    edits: [['schema.ts', "columns: ['load', 'speed', 'time']", "columns: ['speed', 'load', 'time']"]],
    finds: [
      ['otherColumns', /takes rows of load, speed, time, these are of speed, load, time/],
      ['exampleRequest', /Phases/],
    ],
    at: 'Phases',
  },
  ...(
    [
      [
        'two options of one name',
        'texts/en.ts',
        "vertical: 'Vertical' }",
        "vertical: 'Horizontal' }",
        'repeatedText',
        /in en: direction\.options\.vertical/,
      ],
      [
        'two fields of one name',
        'texts/en.ts',
        "label: 'Horizontal load'",
        "label: 'Vertical load'",
        'repeatedText',
        /in en: verticalLoad\.label/,
      ],
      [
        'the text of an option that is gone',
        'texts/en.ts',
        "vertical: 'Vertical' }",
        "vertical: 'Vertical', sloped: 'Sloped' }",
        'staleText',
        /sloped/,
      ],
      ['a placeholder in a text', 'texts/en.ts', 'Usable stroke of the rod', 'At most {max} mm', 'placeholderInText', /stroke\.hint/],
      [
        'a choice that writes into a field of another tab',
        'schema.ts',
        "as: 'radio', default: 'horizontal'",
        "as: 'radio', default: 'horizontal', sets: { thrust: '100[N]' }",
        'unseenSet',
        /'thrust', which is never shown with it/,
      ],
      [
        'a default in a row that no example says',
        'schema.ts',
        "time: number({ unit: 's', exclusiveMin: 0 })",
        "time: number({ unit: 's', exclusiveMin: 0, default: 7 })",
        'unusedInExamples',
        /says its default/,
      ],
      [
        'a largest number of rows that no example says',
        'recorded.json',
        ',"phases.maxRows":20',
        '',
        'unusedInExamples',
        /says its `maxRows`/,
      ],
    ] as const
  ).map(([name, file, from, to, code, words]): Planted => ({ name, like: 1000, edits: [[file, from, to]], finds: [[code, words]] })),
  {
    name: 'data of options in several types',
    like: 31,
    edits: [['schema.ts', "icon: 'guide-wall'", 'icon: 4']],
    finds: [['unreadData', /'icon' is of several types: string, number/]],
    at: 'options',
  },
  inSchema('a group that there is not', ["group: 'linear'", "group: 'linaer'"], ['unknownGroup', /did you mean 'linear'/]),
  inSchema(
    'a drawing that there is not',
    ["drawing: 'BallScrew'", "drawing: 'BallScrews'"],
    ['unknownDrawing', /did you mean 'BallScrew'/],
  ),
  {
    name: 'a field that may be left empty, and must not',
    like: 302,
    edits: [['schema.ts', "jackTorque: number({ unit: 'N*m',", "jackTorque: number({ unit: 'N*m', required: false,"]],
    finds: [['emptyRefused', /refuses t2\S* while it is left empty/]],
    at: 'jackTorque',
  },
  {
    name: 'a factor that is no change of scale',
    like: 302,
    edits: [['schema.ts', '1000[W/kW]', '100[W/kW]']],
    finds: [
      ['falseScale', /write 1000\[W\/kW\]/],
      ['exampleTried', /the example says/],
      ['exampleTried', /the example says/],
    ],
    at: 'drivePower',
  },
  {
    name: 'a parameter that the call needs and others may leave out, as far as anybody can see',
    like: 303,
    edits: [['schema.ts', "{ value: 'travelSpeed', optional: false }", "'travelSpeed'"]],
    finds: [['notDemanded', /call needs it.*leave it out.*optional: false/]],
    at: 'speed:',
  },
  inSchema('an id that is taken', ['id: 900', 'id: 30, // '], ['idTaken', /there is a calculator 30/]),
  { name: 'none', like: 300, edits: [], finds: [] },
  { name: 'none, of a list', like: 31, edits: [], finds: [] },
]

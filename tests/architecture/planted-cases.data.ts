/** Small files that break one rule, and their neighbours that do not. */
import type { RuleName } from './rules.ts'

export interface Case {
  readonly rule: RuleName
  readonly path: string
  readonly text: string
}

/** One rule with its cases as path → text. */
const cases = (rule: RuleName, ...pairs: readonly (readonly [path: string, text: string])[]): Case[] =>
  pairs.map(([path, text]) => ({ rule, path, text }))

const lines = (count: number): string => 'one()\n'.repeat(count)
const imports = (specifier: string): string => `import { one } from '${specifier}'`
const table = 'folders import only what the import table allows'
const casts = 'every `as` has its reason beside it'
const documented = 'every export of engine, contract, sizing and catalogue has a doc block'
const branches = 'no behaviour depends on a calculator id outside schemas'
const lengths = 'functions have at most 60 lines, components 100'

export const planted: readonly Case[] = [
  ...cases('files have at most 300 lines', ['engine/long.ts', lines(301)]),
  ...cases(
    lengths,
    ['engine/long.ts', `function long() {\n${lines(59)}}`],
    ['engine/long.ts', `const long = () => {\n${lines(59)}}`],
    ['tests/unit/long.test.ts', `test('one', () => {\n${lines(59)}})`],
    ['screens/ui/list.tsx', `const list = () => {\n${lines(59)}}`],
    ['screens/ui/list.tsx', `export const List = memo(() => {\n${lines(99)}})`],
  ),
  ...cases(
    'file and folder names are kebab-case',
    ['engine/BallScrew.ts', ''],
    ['engine/ball_screw.ts', ''],
    ['server/ballScrew/one.ts', ''],
  ),
  ...cases('file names say what the file holds', ['engine/utils.ts', ''], ['server/helpers/one.ts', ''], ['tests/unit/common.test.ts', '']),
  ...cases(
    table,
    ['engine/units/unit.ts', imports('../expression/index.ts')],
    ['engine/units/unit.ts', imports('zod')],
    ['engine/evaluate.ts', imports('./react/use-field.ts')],
    ['engine/evaluate.ts', imports('react')],
    ['engine/evaluate.ts', imports('node:fs')],
    ['engine/evaluate.ts', imports('../contract/lift.ts')],
    ['engine/react/field.tsx', imports('../../screens/ui/drawer.tsx')],
    ['engine/testing/laws.ts', imports('../react/field.tsx')],
    ['contract/lift.ts', imports('../engine/plan.ts')],
    ['contract/lift.ts', "import { type Plan, compile } from '../engine/plan.ts'"],
    ['schemas/registry.ts', imports('../engine/compile/compile.ts')],
    ['i18n/translate.ts', imports('../schemas/registry.ts')],
    ['screens/ui/drawer.tsx', imports('../results/result-card.tsx')],
    ['screens/results/result-card.tsx', imports('../../server/app.ts')],
    ['screens/results/result-card.tsx', "const load = () => import('../../server/app.ts')"],
    ['screens/results/result-card.tsx', imports('kysely')],
    ['screens/service-factor/factor-lines.ts', imports('../../families/guide/card.ts')],
    ['screens/service-factor/factor-lines.ts', imports('../../sizing/life.ts')],
    ['sizing/life.ts', imports('../contract/lift.ts')],
    ['families/guide/card.ts', imports('../../server/app.ts')],
    ['screens/calculator/form-texts.ts', imports('../../families/guide/card.ts')],
    ['server/files/step.ts', imports('../app.ts')],
    ['sizing/life.ts', imports('../catalogue/repository.ts')],
    ['server/services/selection/match.ts', imports('hono')],
    ['server/services/selection/match.ts', imports('../../database/open.ts')],
    ['server/routes/selection.ts', imports('../database/open.ts')],
    ['server/routes/selection.ts', imports('../../screens/app/app.tsx')],
    ['server/database/open.ts', imports('../catalogue/repository.ts')],
    ['server/catalogue/repository.ts', imports('../accounts/account.ts')],
    ['server/records/repository.ts', imports('../catalogue/repository.ts')],
    ['server/catalogue/repository.ts', imports('../services/match.ts')],
    ['server/http/listen.ts', imports('../services/match.ts')],
    ['server/config.ts', imports('./app.ts')],
    ['server/app.ts', imports('../screens/app/app.tsx')],
  ),
  ...cases(
    'feature folders never import each other',
    ['screens/results/card.tsx', imports('../calculator/field.tsx')],
    ['screens/ui/drawer.tsx', imports('../results/card.tsx')],
  ),
  ...cases("no file imports its own folder's index", ['engine/units/unit.ts', imports('./index.ts')]),
  ...cases('relative imports carry their extension', ['engine/evaluate.ts', imports('./plan')]),
  ...cases(
    'only a public index.ts re-exports, by name',
    ['engine/units/unit.ts', "export { one } from './one.ts'"],
    ['server/services/selection/index.ts', "export { one } from './one.ts'"],
    ['engine/units/index.ts', "export * from './one.ts'"],
  ),
  ...cases('nothing is typed any', ['engine/one.ts', 'const one: any = 1'], ['engine/one.ts', 'type Many = Array<any>']),
  ...cases(
    casts,
    ['engine/one.ts', 'const one = two as Three'],
    ['engine/one.ts', '// Far away.\n\n\nconst one = two as Three'],
    ['screens/ui/one.tsx', "const One = () => <p>it's // no comment {two as Three}</p>"],
  ),
  ...cases('there are no enums', ['engine/one.ts', 'enum Kind { One }'], ['engine/one.ts', 'const enum Kind { One }']),
  ...cases(
    'only config files export a default',
    ['engine/one.ts', 'export default 1'],
    ['engine/one.ts', 'export default function one() {}'],
    ['engine/one.ts', 'const one = 1\nexport { one as default }'],
  ),
  ...cases(
    documented,
    ['engine/one.ts', 'export const one = 1'],
    ['contract/one.ts', '// No block.\nexport interface One {}'],
    ['sizing/one.ts', '/** The file. */\n\nexport const one = 1'],
    ['server/catalogue/one.ts', '/** One. */\nexport const one = 1\nexport type Two = 2'],
  ),
  ...cases(
    'sizing uses no mathematics whose last bit an engine may choose',
    ['sizing/life.ts', 'const one = Math.cbrt(2)'],
    ['sizing/life.ts', 'const one = Math.atan2(1, 2)'],
  ),
  ...cases('no unfinished work is on main', ['engine/one.ts', '// TODO later'], ['engine/one.ts', '/* FIXME */']),
  ...cases(
    'no check is silenced',
    ['engine/one.ts', '// @ts-expect-error\none()'],
    ['engine/one.ts', '// oxlint-disable-next-line no-console\none()'],
  ),
  ...cases(
    'no code is commented out',
    ['engine/one.ts', '// const one = two()\nthree()'],
    ['engine/one.ts', '// run(one, two)\nthree()'],
    ['engine/one.ts', "// import { one } from './one.ts'\nthree()"],
    ['engine/one.ts', '// if (one) {\nthree()'],
  ),
  ...cases(
    branches,
    ['screens/one.tsx', 'if (calculator.id === 300) one()'],
    ['server/one.ts', 'const lift = 300 !== workingId'],
    ['engine/one.ts', "if (schema.calculatorName === 'lift') one()"],
    ['engine/one.ts', "if (plan.schema?.name !== 'lift') one()"],
    ['screens/one.tsx', 'switch (id) {\n  case 30:\n    one()\n}'],
  ),
]

export const allowed: readonly Case[] = [
  ...cases(
    'files have at most 300 lines',
    ['engine/long.ts', lines(300)],
    ['i18n/ru/ui.ts', lines(400)],
    ['schemas/300-lift/examples.ts', lines(400)],
  ),
  ...cases(
    lengths,
    ['engine/long.ts', `function long() {\n${lines(58)}}`],
    ['screens/ui/list.tsx', `export const List = memo(() => {\n${lines(98)}})`],
    ['tests/unit/long.test.ts', `describe('it', () => {\n  test('one', one)\n${lines(200)}})`],
  ),
  ...cases(
    'file and folder names are kebab-case',
    ['schemas/300-lift/schema.ts', ''],
    ['i18n/zh-Hans/ui.ts', ''],
    ['tests/types/field.test-d.ts', ''],
    ['.dependency-cruiser.mjs', ''],
  ),
  ...cases(
    table,
    ['engine/evaluate.ts', imports('./expression/index.ts')],
    ['engine/react/field.tsx', imports('../index.ts')],
    ['engine/testing/laws.ts', imports('fast-check')],
    ['contract/lift.ts', imports('zod/mini')],
    ['contract/lift.ts', "import type { Plan } from '../engine/plan.ts'"],
    ['contract/lift.ts', "import { type Plan } from '../engine/plan.ts'"],
    ['sizing/life.ts', "import type { Check } from '../contract/sizing.ts'"],
    ['sizing/life.ts', "type Check = import('../contract/sizing.ts').Check"],
    ['server/routes/selection.ts', imports('../../i18n/locales.ts')],
    ['server/app.ts', imports('./database/open.ts')],
    ['tests/unit/one.test.ts', imports('../../server/database/open.ts')],
  ),
  ...cases(
    'feature folders never import each other',
    ['screens/results/card.tsx', imports('../ui/drawer.tsx')],
    ['screens/results/card.tsx', imports('./model.ts')],
    ['screens/app/routes.tsx', imports('../results/card.tsx')],
  ),
  ...cases(
    'only a public index.ts re-exports, by name',
    ['engine/units/index.ts', "export { one } from './one.ts'"],
    ['engine/one.ts', 'export { one }'],
  ),
  ...cases(
    casts,
    ['engine/one.ts', 'const one = [1] as const'],
    ['engine/one.ts', 'const one = two as Three // two is a three here'],
    ['engine/one.ts', '// Two is a three here.\nconst one = two as Three'],
    ['engine/one.ts', 'const one = {\n  // Two is a three here.\n  two: two as Three,\n}'],
    ['engine/one.ts', "import { one as two } from './one.ts'"],
  ),
  ...cases(
    documented,
    ['screens/one.tsx', 'export const one = 1'],
    ['engine/one.ts', '/** One. */\nexport const one = 1'],
    ['engine/one.ts', '/** Grades. */\nexport const grades = { a: 1 }\nexport type Grade = keyof typeof grades'],
    ['engine/one.ts', '/** One. */\nexport function one(a: string): void\nexport function one(a: number): void\nexport function one() {}'],
  ),
  ...cases('only config files export a default', ['vite.config.ts', 'export default {}'], ['i18n/ru/index.ts', 'export default {}']),
  ...cases('no check is silenced', ['tests/types/one.test-d.ts', '// @ts-expect-error\none()']),
  ...cases(
    'no code is commented out',
    ['engine/one.ts', '// The range (1 to 30) is inclusive.\none()'],
    ['engine/one.ts', '// Note: see evaluate.\none()'],
  ),
  ...cases(
    branches,
    ['schemas/300-lift/one.ts', 'if (calculator.id === 300) one()'],
    ['screens/one.tsx', 'if (field.id === other.id) one()'],
    ['screens/one.tsx', "if (field.id === 'load') one()"],
    ['screens/one.tsx', 'if (list.length === 30) one()'],
  ),
]

/** Generates the documentation page of a scene from its data, its English texts and the results of its defaults. */
import { calculateScene, compileScene, sceneDefaults, type SceneResult } from '../../engine/index.ts'
import type { Scene, SceneItem } from '../../engine/define/index.ts'
import { translate } from '../../i18n/translate.ts'
import { code, joined, part, table } from '../../engine/describe/markdown.ts'
import { numberText, unitText } from '../../engine/describe/plain-words.ts'
import { english } from './english.ts'

/** Digits of a result, as many as the published figures have. */
const resultDigits = 4

const boundText = (bound: number | string): string => (typeof bound === 'number' ? numberText(bound) : code(bound))

function rangeText({ min, max, exclusiveMin, exclusiveMax, step }: SceneItem): string {
  const ends: readonly (readonly [string, number | string | undefined])[] = [
    ['≥', min],
    ['>', exclusiveMin],
    ['≤', max],
    ['<', exclusiveMax],
  ]
  const bounds = ends.flatMap(([sign, bound]) => (bound === undefined ? [] : [`${sign} ${boundText(bound)}`]))
  return joined([...bounds, step === undefined ? '' : `in steps of ${numberText(step)}`])
}

const itemCells = (area: string, [name, item]: readonly [string, SceneItem]): string[] => [
  code(name),
  english(`scenes:${area}.${name}`),
  item.symbol,
  unitText(item.unit),
  rangeText(item),
  numberText(item.default),
]

const itemsPart = ({ items }: Scene): string =>
  part(
    '## Inputs',
    table(
      ['item', 'label', 'symbol', 'unit', 'takes', 'default', 'notes'],
      Object.entries(items).map((entry) => [...itemCells('items', entry), translate('en', `scenes:hints.${entry[0]}`) ?? '']),
    ),
  )

const assumptionsPart = ({ assumptions }: Scene): string =>
  part(
    '## Assumptions',
    table(
      ['assumption', 'label', 'symbol', 'unit', 'takes', 'default', 'source'],
      Object.entries(assumptions).map((entry) => [...itemCells('assumptions', entry), entry[1].source]),
    ),
  )

const resultText = (value: number): string => numberText(Number(value.toPrecision(resultDigits)))

const valuesPart = ({ values, rows }: Scene, result: SceneResult): string =>
  part(
    '## Values',
    'Those in bold are the rows of the second step; the result is that of the defaults.',
    table(
      ['value', 'label', 'formula', 'unit', 'result', 'source'],
      [...result.values.values()].map(({ name, value, unit, formula, source }) => [
        rows.includes(name) ? `**${code(name)}**` : code(name),
        english(`scenes:rows.${name}`),
        Object.hasOwn(values, name) ? formula : 'as entered',
        unitText(unit),
        resultText(value),
        source,
      ]),
    ),
  )

const cyclePart = ({ cycle }: Scene, result: SceneResult): string =>
  part(
    '## Cycle',
    `Speed: ${code(cycle.speed)}. Phases of no duration are left out.`,
    table(
      ['phase', 'duration s', 'speed rpm', 'torque N·m'],
      result.cycle.map(({ kind, duration, startSpeed, endSpeed, torque }) => [
        english(`scenes:phases.${kind}`),
        resultText(duration),
        startSpeed === endSpeed ? resultText(startSpeed) : `${resultText(startSpeed)} to ${resultText(endSpeed)}`,
        resultText(torque),
      ]),
    ),
  )

/**
 * @param scene a registered scene
 * @returns file name of its page: `disc.md`
 */
export const scenePageName = ({ name }: Scene): string => `${name}.md`

/**
 * @param scene a registered scene
 * @returns its page
 * @throws RangeError if its defaults have no result
 */
export function scenePage(scene: Scene): string {
  const result = calculateScene(compileScene(scene), sceneDefaults(scene))
  if ('issues' in result) throw new RangeError(`the defaults of '${scene.name}' have no result`)
  const parts = [
    '<!-- Made by `npm run generate` from schemas/scenes and i18n/en. Do not edit. -->',
    `# ${english(`scenes:names.${scene.name}`)}`,
    `${english(`scenes:descriptions.${scene.name}`)}. Scene ${code(scene.name)} of the rotating platform (121), ${scene.axis} axis.`,
    itemsPart(scene),
    assumptionsPart(scene),
    valuesPart(scene, result),
    cyclePart(scene, result),
  ]
  return `${joined(parts, '\n\n')}\n`
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ballScrewInitData } from '../../../../families/ball-screw/init.ts'
import { ballRailInitByPosture } from '../../../../families/guide/init.ts'
import { linearModuleInitData } from '../../../../families/linear-module/init.ts'
import { slideInitData } from '../../../../families/slide/init.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { diagrams } from '../../../../screens/drawings/diagram-registry.ts'
import { modelDrawing, optionDrawings } from '../../../../screens/drawings/registry.ts'
import { parseCsv } from '../../../../server/catalogue/csv.ts'
import { platformIcons } from '../../../../server/services/rotary/rotary-cards.ts'

const drawn = new Set(Object.keys(optionDrawings))
const fields = calculators.flatMap(({ schema }) =>
  Object.entries(schema.fields).map(([id, field]) => ({ name: `${schema.name}.${id}`, field })),
)

describe('pictures', () => {
  it('exist for every option that a schema itself offers as an image', () => {
    const missing = fields.flatMap(({ name, field }) => {
      if (field.kind !== 'choice' || field.as !== 'images') return []
      const pictures = (field.options ?? []).map((option) => (typeof option === 'string' ? option : String(option['icon'] ?? option.value)))
      return pictures.filter((picture) => !drawn.has(picture)).map((picture) => `${name}: ${picture}`)
    })
    expect(missing).toEqual([])
  })

  it.each([
    ['ball screw, posture', ballScrewInitData.assemblyMethodList],
    ['ball screw, end supports', ballScrewInitData.fixedMethodList],
    ['guide, horizontal', ballRailInitByPosture['horizontal']?.layoutList],
    ['guide, vertical', ballRailInitByPosture['vertical']?.layoutList],
    ['guide, wall', ballRailInitByPosture['wall']?.layoutList],
    ['linear module', linearModuleInitData.assemblyMethodList],
    ['slide table', slideInitData.assemblyMethodList],
  ])('exist for the options the service offers: %s', (_name, options = []) => {
    expect(options.length).toBeGreaterThan(0)
    expect(options.map(({ icon }) => icon ?? '').filter((icon) => !drawn.has(icon))).toEqual([])
  })

  it('exist for every kind of rotating platform', () => {
    expect(Object.values(platformIcons).filter((icon) => !drawn.has(icon))).toEqual([])
  })

  it('with live values exist for every diagram of a schema', () => {
    const pictures = fields.flatMap(({ field }) => (field.kind === 'diagram' ? [field.picture] : []))
    expect(pictures.filter((picture) => !(picture in diagrams))).toEqual([])
  })

  it('exist for the icon of every catalogue row', () => {
    const folder = join(import.meta.dirname, '../../../../server/catalogue/data')
    const icons = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.csv'))
      .flatMap((file) => {
        const [head, ...rows] = parseCsv(readFileSync(join(folder, file), 'utf8')).rows
        const column = head?.cells.indexOf('icon') ?? -1
        return rows.map(({ cells }) => cells[column] ?? '')
      })
    const fallback = modelDrawing('', '')
    const missing = [...new Set(icons)].filter((icon) => icon !== 'ball-screw' && modelDrawing(icon, '') === fallback)
    expect(icons.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requestCall } from '../../../../engine/index.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { calculators } from '../../../../schemas/registry.ts'
import { diagrams } from '../../../../screens/drawings/diagram-registry.ts'
import { modelDrawing, optionDrawings } from '../../../../screens/drawings/registry.ts'
import { csvRecords } from '../../../../server/base/csv.ts'
import { platformIcons } from '../../../../families/rotary/search.ts'

const drawn = new Set(Object.keys(optionDrawings))
const fields = calculators.flatMap(({ schema }) =>
  Object.entries(schema.fields).map(([id, field]) => ({ name: `${schema.name}.${id}`, field })),
)

const services = Object.fromEntries((await loadFamilies()).flatMap(({ selection }) => Object.entries(selection?.services ?? {})))

/** The options that a calculator's service offers, in every answer that the offer may be. Those shown as images have a picture each. */
const offered = calculators.flatMap(({ schema }) =>
  Object.entries(schema.fields).flatMap(([id, field]) => {
    if (field.kind !== 'choice' || field.optionsFrom === undefined) return []
    const service = services[requestCall(schema.request).path.split('/')[0] ?? '']
    const list = field.optionsFrom.replace('init.', '')
    return [
      {
        name: `${schema.name}.${id}`,
        asImages: field.as === 'images',
        lists: [service?.init, ...Object.values(service?.initBy?.answers ?? {})].map((init) => init?.[list]),
      },
    ]
  }),
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

  it.each(offered)('exist for the options the service offers: $name', ({ lists, asImages }) => {
    const options = lists.flatMap((list) =>
      z
        .array(z.object({ icon: z.optional(z.string()) }))
        .check(z.minLength(1))
        .parse(list),
    )
    const icons = options.flatMap(({ icon }) => icon ?? [])
    expect(icons.filter((icon) => !drawn.has(icon))).toEqual([])
    // All of them or, where they are no images, none.
    expect(asImages || icons.length > 0 ? icons.length : options.length).toBe(options.length)
  })

  it('exist for every kind of rotating platform', () => {
    expect(Object.values(platformIcons).filter((icon) => !drawn.has(icon))).toEqual([])
  })

  it('with live values exist for every diagram of a schema', () => {
    const pictures = fields.flatMap(({ field }) => (field.kind === 'diagram' ? [field.picture] : []))
    expect(pictures.filter((picture) => !(picture in diagrams))).toEqual([])
  })

  it('exist for the icon of every catalogue row', () => {
    const folder = join(import.meta.dirname, '../../../../families')
    const icons = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.csv'))
      .flatMap((file) => {
        const [head, ...rows] = csvRecords(readFileSync(join(folder, file), 'utf8'))
        const column = head?.cells.indexOf('icon') ?? -1
        return rows.map(({ cells }) => cells[column] ?? '')
      })
    const fallback = modelDrawing('', '')
    const missing = [...new Set(icons)].filter((icon) => icon !== 'ball-screw' && modelDrawing(icon, '') === fallback)
    expect(icons.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })
})

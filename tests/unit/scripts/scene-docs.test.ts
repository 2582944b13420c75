import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { scenePage, scenePageName } from '../../../scripts/scene-docs/scene-page.ts'

const folder = join(import.meta.dirname, '../../../docs/scenes')

it.each(scenes.map((scene) => [scenePageName(scene), scene] as const))(
  'docs/scenes/%s is what the scene, its texts and its defaults give (npm run generate)',
  (name, scene) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(scenePage(scene))
  },
)

it('every page belongs to a registered scene', () => {
  expect(readdirSync(folder).toSorted()).toEqual(scenes.map(scenePageName).toSorted())
})

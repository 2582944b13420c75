/** The pages that `npm run generate` writes: complete, and their links lead somewhere. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { calculators } from '../../../schemas/registry.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { calculatorPage, pageName } from '../../../scripts/documentation/calculator-page.ts'
import { scenePage, scenePageName } from '../../../scripts/documentation/scene-page.ts'

const folder = join(import.meta.dirname, '../../../docs/generated')

const calculatorPages = await Promise.all(
  calculators.map(async (one) => ({
    path: `calculators/${pageName(one)}`,
    text: await calculatorPage(one),
    names: Object.keys(one.schema.fields),
  })),
)
const scenePages = scenes.map((scene) => ({
  path: `scenes/${scenePageName(scene)}`,
  text: scenePage(scene),
  names: [...Object.keys(scene.items), ...Object.keys(scene.values)],
}))

test.each([...calculatorPages, ...scenePages])(
  '$path has every field, item and value, and its links lead somewhere',
  ({ path, text, names }) => {
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
    const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(folder, dirname(path), link)))).toEqual([])
  },
)

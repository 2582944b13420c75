/** What `npm run generate` writes: checked-in files are up to date; pages are complete, and their links lead somewhere. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { fileCalculators } from '../../../schemas/registry-files.ts'
import { calculators } from '../../../schemas/registry.ts'
import { scenes } from '../../../schemas/scenes/registry.ts'
import { checkedInFiles } from '../../../scripts/documentation/generators.ts'
import { calculatorPage, pageName } from '../../../scripts/documentation/calculator-page.ts'
import { filePage, filePageName } from '../../../scripts/documentation/file-page.ts'
import { scenePage, scenePageName } from '../../../scripts/documentation/scene-page.ts'

const project = join(import.meta.dirname, '../../..')
const folder = join(project, 'docs/generated')

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

const filePages = fileCalculators.map((one) => ({
  path: `calculators/${filePageName(one)}`,
  text: filePage(one),
  names: [...Object.keys(one.schema.fields), ...Object.keys(one.schema.derived ?? {})],
}))

test.each([...calculatorPages, ...filePages, ...scenePages])(
  '$path has every field, item and value, and its links lead somewhere',
  ({ path, text, names }) => {
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
    const links = [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(folder, dirname(path), link)))).toEqual([])
  },
)

test.each(checkedInFiles)('$makes: as `npm run generate` writes it', async ({ files }) => {
  for (const [path, text] of await files()) expect(readFileSync(join(project, path), 'utf8')).toBe(text)
})

/** The drawings as SVG documents. Imported with Vite, which compiles the components of the screens; rendered while it is imported. */
import { type ComponentType, createElement } from 'react'
import { prerender } from 'react-dom/static'
import * as classDrawings from '../screens/drawings/classes.tsx'
import { modelDrawings } from '../screens/drawings/registry.ts'
import { SceneFrame, sceneNames } from '../screens/drawings/scenes/scene-frame.tsx'

const ink = '#42535c'
const accent = '#126a8c'

/**
 * Line styles of the drawings as attributes, by class. Programs other than browsers do not read the style sheet of the screens.
 */
const attributes: Readonly<Record<string, string>> = {
  drawing: `xmlns="http://www.w3.org/2000/svg" width="240" fill="none" stroke="${ink}" stroke-width="1.25" stroke-linejoin="round" stroke-linecap="round"`,
  'drawing-solid': 'fill="#ffffff"',
  'drawing-accent': `stroke="${accent}"`,
  'drawing-accent drawing-solid': `stroke="${accent}" fill="#e3edf1"`,
  'drawing-fill': `fill="${accent}" stroke-width="0.5"`,
  'drawing-accent drawing-fill': `stroke="${accent}" fill="${accent}" stroke-width="0.5"`,
  'drawing-thin': 'fill="none" stroke-width="0.75" opacity="0.75"',
  'drawing-centre': 'stroke-width="0.75" stroke-dasharray="8 2 2 2"',
  'drawing-dashed': 'stroke-dasharray="3 2.5"',
  'drawing-accent drawing-dashed': `stroke="${accent}" stroke-dasharray="3 2.5"`,
}

const attributesOf = (name: string): string => {
  const found = attributes[name]
  if (found === undefined) throw new RangeError(`the class "${name}" of a drawing has no attributes`)
  return found
}

const svgOf = async (drawing: ComponentType): Promise<string> => {
  const { prelude } = await prerender(createElement(drawing))
  const markup = await new Response(prelude).text()
  return markup
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ aria-hidden="true"| focusable="false"/g, '')
    .replaceAll(/class="([^"]*)"/g, (_, name: string) => attributesOf(name))
}

const all: readonly (readonly [name: string, drawing: ComponentType])[] = [
  ...Object.entries<ComponentType>(classDrawings),
  ...sceneNames.map((name) => [name, () => createElement(SceneFrame, { name })] as const),
  ...Object.entries(modelDrawings),
]

/** By the names that answers of the service have for them. */
export const drawings: ReadonlyMap<string, string> = new Map(
  await Promise.all(all.map(async ([name, drawing]) => [name, await svgOf(drawing)] as const)),
)

/** Compiles the styles of the form for applications without the product's theme. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import { rowsSkin } from '../../engine/react/rows-skin.ts'
import { valuesSkin } from '../../engine/react/values-skin.ts'
import { skin } from '../../engine/react/skin.ts'
import config from '../../tailwind.config.ts'

const projectDirectory = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)
const read = (path: string): string => readFileSync(join(projectDirectory, path), 'utf8')

const classes = [...new Set([skin, rowsSkin, valuesSkin].flatMap((parts) => Object.values(parts)).flatMap((part) => part.split(' ')))]

/** Custom properties of the product's theme, by name. */
const themeValues = (): ReadonlyMap<string, string> =>
  new Map(
    ['screens/app/theme-colours.css', 'screens/app/colours.css']
      .flatMap((path) => [...read(path).matchAll(/^ {2}(?<name>--[\w-]+): (?<value>[^;]+);/gm)])
      .flatMap(({ groups: { name, value } = {} }) => (name === undefined || value === undefined ? [] : [[name, value]])),
  )

/** The properties that a sheet reads, with the product's values; an application sets its own outside of any layer. */
const defaultsOf = (sheet: string): string => {
  const used = [...themeValues()].filter(([name]) => sheet.includes(`var(${name})`))
  return `:root {\n${used.map(([name, value]) => `    ${name}: ${value};\n`).join('')}  }`
}

const compiled = async (defaults: string): Promise<string> => {
  const source = `
    @layer theme, base, components, utilities;
    @import 'tailwindcss/theme.css' layer(theme);
    @config 'tailwind.config.ts';
    @theme { --spacing: 4px; }
    @layer theme { ${defaults} }
    @layer base { ${read('scripts/package/form-base.css')} }
    ${read('engine/react/form.css')}
    @layer utilities { @tailwind utilities; }`
  const compiler = await compile(source, {
    loadModule: async (path, base) => ({ path, base, module: config }),
    loadStylesheet: async (id, base) => ({ path: id, base, content: readFileSync(require.resolve(id), 'utf8') }),
  })
  return compiler.build(classes)
}

/** Returns one sheet: what the form's parts need, a base for elements of the form, and defaults of the custom properties. */
export const formStyles = async (): Promise<string> => compiled(defaultsOf(await compiled('')))

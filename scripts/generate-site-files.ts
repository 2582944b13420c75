/** Generates what follows from the shape of a site: its JSON Schema, and the colours of the default theme for the pages. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { site } from '../contract/site.ts'
import { themeCss } from '../server/sites/theme/palette.ts'

const write = (path: string, text: string) => writeFileSync(join(import.meta.dirname, '..', path), text)

const schema = { ...z.toJSONSchema(site, { io: 'input' }), title: 'A site of Sizewright' }
write('docs/site.schema.json', `${JSON.stringify(schema, null, 2)}\n`)

const { theme } = site.parse({ key: 'default', name: 'Sizewright' })
const head = '/* Generated from server/sites/theme/palette.ts: the default theme. A site has its own in /static/customtheme.css. */\n'
write('screens/app/theme-colours.css', `${head}${themeCss(theme)}`)

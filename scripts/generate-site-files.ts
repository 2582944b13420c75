/** Generates what follows from the shapes of a site, its content and a project: their JSON Schemas, and the colours of the default theme for the pages. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { siteContent } from '../contract/site/content.ts'
import { site } from '../contract/site/site.ts'
import { projectSchema } from '../server/routes/json-schemas.ts'
import { themeCss } from '../server/sites/theme/palette.ts'

const write = (path: string, text: string) => writeFileSync(join(import.meta.dirname, '..', path), text)

const schema = { ...z.toJSONSchema(site, { io: 'input' }), title: 'A site of Sizewright' }
write('docs/site.schema.json', `${JSON.stringify(schema, null, 2)}\n`)

const content = { ...z.toJSONSchema(siteContent, { io: 'input' }), title: 'What a site of Sizewright publishes' }
write('docs/site-content.schema.json', `${JSON.stringify(content, null, 2)}\n`)

write('docs/project.schema.json', projectSchema())

const { theme } = site.parse({ key: 'default', name: 'Sizewright' })
const head = '/* Generated from server/sites/theme/palette.ts: the default theme. A site has its own in /static/customtheme.css. */\n'
write('screens/app/theme-colours.css', `${head}${themeCss(theme)}`)

/** Generates the documentation page of a calculator that is one file, from its schema, English texts and examples. */
import { callsPart } from '../../engine/describe/calls-part.ts'
import { formPart } from '../../engine/describe/form-part.ts'
import { joined } from '../../engine/describe/markdown.ts'
import { compile } from '../../engine/index.ts'
import { textsFor } from '../../i18n/inline-texts.ts'
import { createLookup } from '../../i18n/lookup.ts'
import type { FileCalculator } from '../../schemas/registry-files.ts'

/** File name of its page: `9401-compression-spring.md`. */
export const filePageName = ({ schema, path }: FileCalculator): string => `${schema.id}-${path.replace(/^.*\/(.*)\.ts$/, '$1')}.md`

/** Its page. */
export function filePage({ path, schema, texts, examples }: FileCalculator): string {
  const textOf = createLookup('en', textsFor(texts, 'en') ?? {})
  const own = (key: string): string => textOf(key, 'asWritten') ?? ''
  const parts = [
    `<!-- Made by \`npm run generate\` from schemas/${path}. Do not edit. -->`,
    `# ${schema.id} ${own('class.name')}`,
    own('class.note'),
    formPart(schema, own),
    callsPart(compile(schema), examples),
  ]
  return `${joined(parts, '\n\n')}\n`
}

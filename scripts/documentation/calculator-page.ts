/** Generates the documentation page of a calculator from its schema, English texts, examples and sizing. */
import { callsPart } from '../../engine/describe/calls-part.ts'
import { formPart } from '../../engine/describe/form-part.ts'
import { joined } from '../../engine/describe/markdown.ts'
import { compile } from '../../engine/index.ts'
import type { Calculator } from '../../schemas/registry.ts'
import { english, ownText } from './english.ts'
import { sizingPart } from './sizing-part.ts'

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * @param calculator a registered calculator
 * @returns file name of its page, after the schema's folder: `30-ball-screw.md`
 */
export const pageName = ({ schema }: Calculator): string => `${schema.id}-${kebab(schema.name)}.md`

/** Other ids that use the same form. */
function sharedWith(schema: Calculator['schema']): string {
  const others = schema.place?.also ?? []
  return others.length === 0 ? '' : `The same form opens under ${joined(others.map(String))}.`
}

/**
 * @param calculator a registered calculator
 * @returns its page
 */
export async function calculatorPage(calculator: Calculator): Promise<string> {
  const { schema, examples } = calculator
  const parts = [
    '<!-- Made by `npm run generate` from schemas, families and i18n/en. Do not edit. -->',
    `# ${schema.id} ${english(`shell:classes.names.${schema.id}`)}`,
    sharedWith(schema),
    formPart(schema, (path) => ownText(schema, path)),
    callsPart(compile(schema), examples),
    await sizingPart(calculator),
  ]
  return `${joined(parts, '\n\n')}\n`
}

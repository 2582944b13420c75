/** Generates a table of the server's settings: names, meanings and defaults from their sources. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { settings } from '../../server/base/config.ts'

const source = readFileSync(join(import.meta.dirname, '../../server/base/config.ts'), 'utf8')

/** The comment above a setting in its source. */
const meaningOf = (setting: string): string => {
  const [, text] = new RegExp(`^  /\\*\\* ([^\\n]+) \\*/\\n  ${setting}: `, 'm').exec(source) ?? []
  if (text === undefined) throw new RangeError(`${setting}: nothing says what it means`)
  return text
}

const shown = (value: unknown): string => `\`${String(value)}\``

/** Bounds and permitted names of a value, if it has any. */
const valuesOf = ({ enum: names, minimum, maximum, type }: z.core.JSONSchema.BaseSchema): string => {
  if (names) return names.map(shown).join(', ')
  if (type === 'boolean') return '`true`, `false`'
  if (minimum === undefined) return ''
  return maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`
}

/** The table as Markdown. */
export const settingsTable = (): string => {
  const usual: Readonly<Record<string, unknown>> = settings.parse({})
  const { properties = {} } = z.toJSONSchema(settings, { io: 'output', unrepresentable: 'any' })
  const rows = Object.entries(properties).map(([setting, schema]) => {
    if (typeof schema === 'boolean') throw new RangeError(`${setting}: anything may be its value`)
    const byDefault = usual[setting] === undefined ? 'none' : shown(usual[setting])
    return `| \`${setting}\` | ${meaningOf(setting)} | ${valuesOf(schema)} | ${byDefault} |`
  })
  return ['| setting | meaning | values | default |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

import { translate } from '../../../i18n/translate.ts'
import type { ServedCall, ServedParameter } from '../../services/calls/served-call.ts'

const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text} [${unit}]`)

/** Describes a parameter or input: its label or own text, unit, hint and format of rows. */
export const describeValue = (
  { labelKey, hintKey }: Pick<ServedCall, 'labelKey' | 'hintKey'>,
  { name, unit, conditional, description, rows }: Pick<ServedParameter, 'name' | 'unit' | 'conditional' | 'description' | 'rows'>,
): string => {
  const textOf = (key: string | undefined) => (key === undefined ? undefined : translate('en', key))
  const columns = rows?.columns.map((column) => withUnit(textOf(labelKey?.(`${name}[0].${column.name}`)) ?? column.name, column.unit))
  return [
    withUnit(textOf(labelKey?.(name)) ?? description ?? name, unit),
    textOf(hintKey?.(name)),
    columns && `Rows separated by “;”, their cells by “,”: ${columns.join(', ')}; at most ${rows?.most} rows`,
    conditional ? 'Sent or omitted depending on the other parameters.' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('. ')
}

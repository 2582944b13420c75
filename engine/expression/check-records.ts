/** Type rules for names, members and lookups. Only own members count: `constructor` and `__proto__` are unknown names. */
import type { Checker } from './checker.ts'
import { unify } from './check-unify.ts'
import type { Index, Member } from './expression.ts'
import type { Complain } from './expression-error.ts'
import type { ExpressionType, RecordType } from './expression-type.ts'
import { suggest } from './suggest.ts'

type UnknownCode = 'unknownName' | 'unknownMember' | 'unknownFunction'

const nouns = { unknownName: 'name', unknownMember: 'member', unknownFunction: 'function' } as const satisfies Record<UnknownCode, string>

/** The entry of a name; reports an unknown name with the nearest known one. */
export function lookUp<Entry>(
  name: string,
  entries: Readonly<Record<string, Entry>>,
  { code, complain }: { code: UnknownCode; complain: Complain },
): Entry | undefined {
  if (Object.hasOwn(entries, name)) return entries[name]
  if (code === 'unknownName' && (name === 'previous' || name === 'rowNumber')) {
    complain('noRow', `'${name}' stands in the rows of a list alone`, { name })
    return undefined
  }
  const suggestion = suggest(name, Object.keys(entries))
  const hint = suggestion === undefined ? '' : `; did you mean '${suggestion}'?`
  complain(code, `unknown ${nouns[code]} '${name}'${hint}`, suggestion === undefined ? { name } : { name, suggestion })
  return undefined
}

/** The type of `object.name`. */
export function checkMember({ object, name, at }: Member, { typeOf, complainAt }: Checker): ExpressionType | undefined {
  const type = typeOf(object)
  if (type === undefined) return undefined
  const record: RecordType = type.kind === 'record' ? type : { kind: 'record', members: {} }
  if (record.rest !== undefined && !Object.hasOwn(record.members, name)) return record.rest
  return lookUp(name, record.members, { code: 'unknownMember', complain: complainAt([at[1] - name.length, at[1]]) })
}

/** The type of `object[index]`: every option of the index must be a member. */
export function checkIndex({ object, index }: Index, { typeOf, require, complainAt }: Checker): ExpressionType | undefined {
  const record = typeOf(object)
  const key = require(index, 'text')
  if (record === undefined || key === undefined) return undefined
  if (record.kind !== 'record') {
    complainAt(object.at)('notIndexable', 'only a record can be looked up in')
    return undefined
  }
  if (record.rest !== undefined) return record.rest
  if (key.options !== undefined) return rowType(record, key.options, complainAt(index.at))
  complainAt(index.at)('notIndexable', 'any text could stand here; look up by a choice whose options are all members')
  return undefined
}

/** The common type of all rows that the lookup can reach. */
function rowType(record: RecordType, options: readonly string[], complain: Complain): ExpressionType | undefined {
  const absent = options.filter((option) => !Object.hasOwn(record.members, option))
  if (absent.length > 0) complain('missingKey', `there is no member for ${absent.join(', ')}`, { keys: absent.join(', ') })
  const rows = options.flatMap((option) => (Object.hasOwn(record.members, option) ? (record.members[option] ?? []) : []))
  return rows.reduce<ExpressionType | undefined>((shared, row) => shared && unify(shared, row, complain), rows[0])
}
